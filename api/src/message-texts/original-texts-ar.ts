import type { MessageTextName } from '@dp/contract/staff/message-text-values.ts';
import type { MessageWords } from './message-words.ts';

const advice =
  'الكود صالح لمدة 10 دقائق ولمرة واحدة. لا تشاركه مع أحد، فلن يطلبه منك أي موظف.\nإذا لم تطلب هذا الكود فتجاهل الرسالة.';

/** The messages as they came with the shop, in Arabic (ICU messages). */
export const arabicTexts: Readonly<Record<MessageTextName, MessageWords>> = {
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
  'order-cancelled-transfer': {
    subject: 'تم إلغاء طلبك {number}',
    body: 'تم إلغاء طلبك رقم {number}. نبحث عن التحويل الذي أبلغتنا به، وإذا وصلنا نردّه إليك كاملًا ونرسل إليك رسالة عند ردّه.',
    sms: '{shop}: تم إلغاء طلبك {number}، وإذا وصلنا تحويلك نردّه إليك.',
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
    advice: advice,
  },
  'code-login': {
    subject: 'كود الدخول إلى {shop}: {code}',
    introduction: 'هذا كود الدخول إلى حسابك:',
    advice: advice,
  },
  'code-reset': {
    subject: 'كود تغيير كلمة المرور في {shop}: {code}',
    introduction: 'هذا كود تغيير كلمة المرور:',
    advice: advice,
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
};
