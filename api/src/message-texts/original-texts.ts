import type { Locale } from '@dp/contract/locale.ts';
import type { MessagePart, MessageTextName } from '@dp/contract/staff/message-text-values.ts';

/** Words of a message in one language, by part. */
export type MessageWords = Readonly<Partial<Record<MessagePart, string>>>;

const adviceAr =
  'الكود صالح لمدة 10 دقائق ولمرة واحدة. لا تشاركه مع أحد، فلن يطلبه منك أي موظف.\nإذا لم تطلب هذا الكود فتجاهل الرسالة.';
const adviceEn =
  'It is good for 10 minutes and for one use. Share it with nobody: no one at the shop will ask for it.\nIf you did not ask for a code, ignore this message.';

/** The messages as they came with the shop (ICU messages). */
export const originalTexts: Readonly<
  Record<Locale, Readonly<Record<MessageTextName, MessageWords>>>
> = {
  ar: {
    'order-placed': {
      subject: 'استلمنا طلبك {number}',
      body: 'شكرًا لك. استلمنا طلبك رقم {number}، وسنرسل إليك رسالة عند خروجه للتوصيل.',
      sms: '{shop}: استلمنا طلبك {number}، الإجمالي {total} عند الاستلام.',
    },
    'order-changed': {
      subject: 'عدّلنا طلبك {number}',
      body: 'عدّلنا طلبك رقم {number}. المبلغ المطلوب عند الاستلام: {total}.',
      sms: '{shop}: عدّلنا طلبك {number}، الإجمالي الآن {total}.',
    },
    'order-dispatched': {
      subject: 'طلبك {number} في الطريق إليك',
      body: 'طلبك رقم {number} خرج للتوصيل. المبلغ المطلوب عند الاستلام: {total}.',
      sms: '{shop}: طلبك {number} في الطريق إليك. المطلوب {total}.',
    },
    'order-delivered': {
      subject: 'تم تسليم طلبك {number}',
      body: 'تم تسليم طلبك رقم {number}. نتمنى أن تنال الإضاءة إعجابك.\nإذا وجدت تلفًا في أي منتج فأبلغنا خلال {hours} ساعة من الاستلام. ويمكنك إرجاع المنتجات خلال {days, plural, one {يوم واحد} two {يومين} few {# أيام} many {# يومًا} other {# يوم}}.',
      sms: '{shop}: تم تسليم طلبك {number}. شكرًا لثقتك بنا.',
    },
    'order-cancelled': {
      subject: 'تم إلغاء طلبك {number}',
      body: 'تم إلغاء طلبك رقم {number}، ولا يُطلب منك أي مبلغ.',
      sms: '{shop}: تم إلغاء طلبك {number}.',
    },
    'order-undelivered': {
      subject: 'عاد إلينا طلبك {number}',
      body: 'لم يُسلَّم طلبك رقم {number} وعاد إلينا، ولا يُطلب منك أي مبلغ.\nإذا كنت ما زلت تريده فيمكنك طلبه من جديد من صفحة الطلب.',
    },
    'order-lost': {
      subject: 'نعتذر: فُقد طلبك {number} في الشحن',
      body: 'فُقد طرد طلبك رقم {number} مع شركة الشحن ولم نتمكن من العثور عليه، ونعتذر لك. لا يُطلب منك أي مبلغ، وما دفعته نردّه إليك.\nإذا كنت ما زلت تريده فيمكنك طلبه من جديد من صفحة الطلب.',
    },
    'order-returned': {
      subject: 'استلمنا مرتجع طلبك {number}',
      body: 'وصلنا مرتجع طلبك رقم {number}. ونردّ إليك المبلغ كما توضّح سياسة الاسترجاع.',
    },
    'order-awaiting-payment': {
      subject: 'طلبك {number} في انتظار الدفع',
      body: 'حجزنا لك منتجات طلبك رقم {number}. ادفع {total} من صفحة الطلب قبل انتهاء المهلة لنبدأ في تجهيزه. إذا لم يصل الدفع يُلغى الطلب تلقائيًا.',
      sms: '{shop}: طلبك {number} محجوز. ادفع {total} من هنا:',
    },
    'order-paid': {
      subject: 'وصلنا الدفع لطلبك {number}',
      body: 'شكرًا لك. وصلنا {total} لطلبك رقم {number} وبدأنا في تجهيزه، وسنرسل إليك رسالة عند خروجه للتوصيل. لن تدفع شيئًا عند الاستلام.',
      sms: '{shop}: وصلنا {total} لطلبك {number}. لا تدفع شيئًا عند الاستلام.',
    },
    'order-changed-paid': {
      subject: 'عدّلنا طلبك {number}',
      body: 'عدّلنا طلبك رقم {number}. هو مدفوع بالكامل، ولن تدفع شيئًا عند الاستلام.',
      sms: '{shop}: عدّلنا طلبك {number}. هو مدفوع بالكامل.',
    },
    'order-dispatched-paid': {
      subject: 'طلبك {number} في الطريق إليك',
      body: 'طلبك رقم {number} خرج للتوصيل. هو مدفوع بالكامل، فلا تدفع شيئًا للمندوب.',
      sms: '{shop}: طلبك {number} في الطريق إليك، وهو مدفوع بالكامل.',
    },
    'order-cancelled-paid': {
      subject: 'تم إلغاء طلبك {number}',
      body: 'تم إلغاء طلبك رقم {number}. سنرد إليك {total} بنفس طريقة الدفع، ونرسل إليك رسالة عند ردّها.',
      sms: '{shop}: تم إلغاء طلبك {number}، وسنرد إليك {total}.',
    },
    'order-undelivered-paid': {
      subject: 'عاد إلينا طلبك {number}',
      body: 'لم يُسلَّم طلبك رقم {number} وعاد إلينا. سنرد إليك {total} بنفس طريقة الدفع، ونرسل إليك رسالة عند ردّها.\nإذا كنت ما زلت تريده فيمكنك طلبه من جديد من صفحة الطلب.',
    },
    'order-refunded': {
      subject: 'رددنا إليك مبلغًا من طلبك {number}',
      body: 'رددنا إليك {total} من طلبك رقم {number}. قد يستغرق ظهور المبلغ في حسابك بضعة أيام عمل حسب البنك.',
      sms: '{shop}: رددنا إليك {total} من طلبك {number}.',
    },
    'order-return-asked': {
      subject: 'وصلنا طلب استرجاع من طلبك {number}',
      body: 'وصلنا طلب الاسترجاع من طلبك رقم {number}. ننظر فيه ونرد عليك قريبًا، وتجد حالته في صفحة الطلب.',
    },
    'order-return-approved': {
      subject: 'وافقنا على استرجاع من طلبك {number}',
      body: 'وافقنا على طلب الاسترجاع من طلبك رقم {number}. سنتفق معك على يوم الاستلام، فضع المنتج في علبته. تجد حالته في صفحة الطلب.',
      sms: '{shop}: وافقنا على استرجاع من طلبك {number}. التفاصيل:',
    },
    'order-return-refused': {
      subject: 'ردّنا على طلب الاسترجاع من طلبك {number}',
      body: 'لم نتمكن من قبول طلب الاسترجاع من طلبك رقم {number}. إذا كان لديك استفسار فتواصل معنا.',
      sms: '{shop}: لم نتمكن من قبول الاسترجاع من طلبك {number}. السبب هنا:',
    },
    'order-return-pickup': {
      subject: 'نمر عليك {date} لاستلام مرتجع طلبك {number}',
      body: 'يمر عليك المندوب {date} لاستلام المرتجع من طلبك رقم {number}. ضعه في علبته مع كل أجزائه، ودع المندوب يعاينه.',
      sms: '{shop}: نستلم مرتجع طلبك {number} {date}.',
    },
    'order-return-picked-up': {
      subject: 'استلمنا منك مرتجع طلبك {number}',
      body: 'استلم المندوب المرتجع من طلبك رقم {number}. نفحصه عند وصوله إلينا ونخبرك بالنتيجة.',
    },
    'order-return-exchanged': {
      subject: 'بديل مرتجع طلبك {number}',
      body: 'فحصنا المرتجع من طلبك رقم {number}، ونرسل إليك البديل. تجد رقم الطلب البديل في صفحة الطلب.',
      sms: '{shop}: نرسل إليك بديل مرتجع طلبك {number}.',
    },
    'order-return-sent-back': {
      subject: 'نعيد إليك مرتجع طلبك {number}',
      body: 'فحصنا المرتجع من طلبك رقم {number}، ونعيده إليك. إذا كان لديك استفسار فتواصل معنا.',
      sms: '{shop}: نعيد إليك مرتجع طلبك {number}. التفاصيل:',
    },
    confirmation: {
      sms: 'أهلًا {name}، معك {shop}. استلمنا طلبك {number} بإجمالي {total} عند الاستلام. لتأكيد الطلب أو تعديل العنوان:',
    },
    'code-sms': { sms: 'كود {shop}: {code}\nلا تشاركه مع أحد' },
    'code-register': {
      subject: 'كود تأكيد حسابك في {shop}: {code}',
      introduction: 'أهلًا بك. هذا كود تأكيد حسابك:',
      advice: adviceAr,
    },
    'code-login': {
      subject: 'كود الدخول إلى {shop}: {code}',
      introduction: 'هذا كود الدخول إلى حسابك:',
      advice: adviceAr,
    },
    'code-reset': {
      subject: 'كود تغيير كلمة المرور في {shop}: {code}',
      introduction: 'هذا كود تغيير كلمة المرور:',
      advice: adviceAr,
    },
    'contact-confirmed': {
      subject_email: 'تم تأكيد بريد إلكتروني في حسابك في {shop}',
      subject_phone: 'تم تأكيد رقم موبايل في حسابك في {shop}',
      body: 'تم الآن تأكيد {contact} في حسابك، ويمكن الدخول به إلى الحساب.\nإذا لم يكن لك فاكتب لنا في أقرب وقت.',
    },
    'contact-removed': {
      subject_email: 'تم حذف بريد إلكتروني من حسابك في {shop}',
      subject_phone: 'تم حذف رقم موبايل من حسابك في {shop}',
      body: 'أكّد شخص آخر أن {contact} يخصه ولم يكن مؤكدًا في حسابك، فحذفناه منه. حسابك كما هو، وتدخل إليه كالمعتاد.\nإذا كان لك فاكتب لنا.',
    },
    'contact-answer': {
      subject: 'رد من {shop} على رسالتك',
      greeting: 'أهلًا {name}،',
      yours: 'رسالتك بتاريخ {date}:',
    },
    restock: {
      subject: 'متوفر الآن: {product}',
      body: '{product} متوفر من جديد في {shop}، والكمية محدودة.\nوصلتك هذه الرسالة لأنك طلبت أن نبلغك، ولن نرسل غيرها عن هذا المنتج.',
      sms: '{shop}: {product} متوفر من جديد.',
    },
  },
  en: {
    'order-placed': {
      subject: 'We have your order {number}',
      body: 'Thank you. We have your order {number} and will send you a message when it is on its way.',
      sms: '{shop}: we have your order {number}. {total}, cash on delivery.',
    },
    'order-changed': {
      subject: 'Your order {number} was changed',
      body: 'Your order {number} was changed. To pay on delivery: {total}.',
      sms: '{shop}: your order {number} was changed. To pay now: {total}.',
    },
    'order-dispatched': {
      subject: 'Your order {number} is on its way',
      body: 'Your order {number} is out for delivery. To pay on delivery: {total}.',
      sms: '{shop}: your order {number} is on its way. To pay: {total}.',
    },
    'order-delivered': {
      subject: 'Your order {number} was delivered',
      body: 'Your order {number} was delivered. We hope you enjoy the light.\nIf anything is damaged, tell us within {hours} hours of delivery. Products can be returned within {days, plural, one {# day} other {# days}}.',
      sms: '{shop}: your order {number} was delivered. Thank you.',
    },
    'order-cancelled': {
      subject: 'Your order {number} was cancelled',
      body: 'Your order {number} was cancelled. There is nothing to pay.',
      sms: '{shop}: your order {number} was cancelled.',
    },
    'order-undelivered': {
      subject: 'Your order {number} came back to us',
      body: 'Your order {number} was not handed over and has come back to us. There is nothing to pay.\nIf you still want it, you can order it again from its page.',
    },
    'order-lost': {
      subject: 'Sorry: your order {number} was lost',
      body: 'The parcel of your order {number} was lost with the courier and could not be found. We are sorry. There is nothing to pay, and what you have paid we give back to you.\nIf you still want it, you can order it again from its page.',
    },
    'order-returned': {
      subject: 'We have your order {number} back',
      body: 'The products of your order {number} have come back to us. We refund you under the refund policy.',
    },
    'order-awaiting-payment': {
      subject: 'Your order {number} waits for its payment',
      body: 'The products of your order {number} are reserved for you. Pay {total} on the order’s page in time and we start packing. Without a payment the order is cancelled by itself.',
      sms: '{shop}: your order {number} is reserved. Pay {total} here:',
    },
    'order-paid': {
      subject: 'We have the payment for your order {number}',
      body: 'Thank you. We have received {total} for your order {number} and are packing it. We will send you a message when it is on its way. There is nothing to pay on delivery.',
      sms: '{shop}: we have {total} for your order {number}. Nothing to pay on delivery.',
    },
    'order-changed-paid': {
      subject: 'Your order {number} was changed',
      body: 'Your order {number} was changed. It is paid in full: there is nothing to pay on delivery.',
      sms: '{shop}: your order {number} was changed. It is paid in full.',
    },
    'order-dispatched-paid': {
      subject: 'Your order {number} is on its way',
      body: 'Your order {number} is out for delivery. It is paid in full: pay the courier nothing.',
      sms: '{shop}: your order {number} is on its way. It is paid in full.',
    },
    'order-cancelled-paid': {
      subject: 'Your order {number} was cancelled',
      body: 'Your order {number} was cancelled. We will pay {total} back the way you paid, and send you a message when it is done.',
      sms: '{shop}: your order {number} was cancelled. We will pay {total} back.',
    },
    'order-undelivered-paid': {
      subject: 'Your order {number} came back to us',
      body: 'Your order {number} was not handed over and has come back to us. We will pay {total} back the way you paid, and send you a message when it is done.\nIf you still want it, you can order it again from its page.',
    },
    'order-refunded': {
      subject: 'A refund for your order {number}',
      body: 'We have paid back {total} of your order {number}. It can take your bank a few working days to show it.',
      sms: '{shop}: we have paid back {total} of your order {number}.',
    },
    'order-return-asked': {
      subject: 'We have your return request for order {number}',
      body: 'We have your request to return something from your order {number}. We look at it and answer soon; you can follow it on the order’s page.',
    },
    'order-return-approved': {
      subject: 'Your return from order {number} is approved',
      body: 'We agreed to the return from your order {number}. We will arrange a day to collect it; please pack it in its box. You can follow it on the order’s page.',
      sms: '{shop}: your return from order {number} is approved. Details:',
    },
    'order-return-refused': {
      subject: 'Our answer to your return from order {number}',
      body: 'We could not accept the return from your order {number}. If you have questions, write to us.',
      sms: '{shop}: we could not accept the return from order {number}. The reason:',
    },
    'order-return-pickup': {
      subject: 'We collect the return from order {number} on {date}',
      body: 'The courier comes on {date} to collect the return from your order {number}. Please pack it in its box with all its parts, and let the courier see it.',
      sms: '{shop}: we collect the return from order {number} on {date}.',
    },
    'order-return-picked-up': {
      subject: 'We have collected the return from order {number}',
      body: 'The courier has collected the return from your order {number}. We check it when it reaches us and tell you the result.',
    },
    'order-return-exchanged': {
      subject: 'The replacement for your return from order {number}',
      body: 'We have checked the return from your order {number}, and a replacement is on its way to you. Its number is on the order’s page.',
      sms: '{shop}: your replacement for the return from order {number} is on its way.',
    },
    'order-return-sent-back': {
      subject: 'Your return from order {number} comes back to you',
      body: 'We have checked the return from your order {number} and are sending it back to you. If you have questions, write to us.',
      sms: '{shop}: the return from order {number} is on its way back to you. Details:',
    },
    confirmation: {
      sms: 'Hello {name}, this is {shop}. We have your order {number}, {total} on delivery. Confirm it or correct the address here:',
    },
    'code-sms': { sms: '{shop} code: {code}\nShare it with nobody' },
    'code-register': {
      subject: 'Your {shop} verification code: {code}',
      introduction: 'Welcome. This is the code that verifies your account:',
      advice: adviceEn,
    },
    'code-login': {
      subject: 'Your {shop} sign-in code: {code}',
      introduction: 'This is the code to sign in with:',
      advice: adviceEn,
    },
    'code-reset': {
      subject: 'Your {shop} password reset code: {code}',
      introduction: 'This is the code to choose a new password with:',
      advice: adviceEn,
    },
    'contact-confirmed': {
      subject_email: 'An email address of your {shop} account was confirmed',
      subject_phone: 'A phone number of your {shop} account was confirmed',
      body: '{contact} was just confirmed on your account and can be used to sign in.\nIf it is not yours, write to us soon.',
    },
    'contact-removed': {
      subject_email: 'An email address was removed from your {shop} account',
      subject_phone: 'A phone number was removed from your {shop} account',
      body: 'Somebody else has confirmed {contact} as theirs. It was not confirmed on your account, so we removed it. Nothing else has changed and you sign in as before.\nIf it is yours, write to us.',
    },
    'contact-answer': {
      subject: '{shop}: an answer to your message',
      greeting: 'Hello {name},',
      yours: 'What you wrote on {date}:',
    },
    restock: {
      subject: 'Back in stock: {product}',
      body: '{product} is back at {shop}, in limited quantity.\nYou asked us to tell you. This is the only message about it.',
      sms: '{shop}: {product} is back in stock.',
    },
  },
};
