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
      body: 'تم تسليم طلبك رقم {number}. نتمنى أن تنال الإضاءة إعجابك.\nإذا وجدت تلفًا في أي منتج فأبلغنا خلال {hours} ساعة من الاستلام. ويمكنك إرجاع المنتجات خلال {days} يومًا.',
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
    'order-returned': {
      subject: 'استلمنا مرتجع طلبك {number}',
      body: 'وصلنا مرتجع طلبك رقم {number}. ونردّ إليك المبلغ كما توضّح سياسة الاسترجاع.',
    },
    'code-sms': { sms: 'كود {shop}: {code}\nلا تشاركه مع أحد' },
    'code-register': {
      subject: 'كود تفعيل حسابك في {shop}: {code}',
      introduction: 'أهلًا بك. هذا كود تفعيل حسابك:',
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
      body: 'Your order {number} was delivered. We hope you enjoy the light.\nIf anything is damaged, tell us within {hours} hours of delivery. Products can be returned within {days} days.',
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
    'order-returned': {
      subject: 'We have your order {number} back',
      body: 'The products of your order {number} have come back to us. We refund you under the refund policy.',
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
  },
};
