import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/wallet/connect'

/** The Connect a Wallet dialog: the list and the status of a connection. */
export const connectTexts = {
  title: 'توصيل محفظة',
  list: 'المحافظ',
  recent: 'مستخدمة مؤخرًا',
  unsupported: (name: string) => `\u2068${name}\u2069 (غير معتمدة)`,
  choose: 'اختر محفظة.',
  opening: (name: string) => `جارٍ فتح \u2068${name}\u2069… أكد الاتصال في الملحق.`,
  openingElsewhere: (name: string) => `جارٍ فتح \u2068${name}\u2069… أكد الاتصال في نافذتها.`,
  failed: 'تعذر توصيل محفظتك.',
  retry: 'إعادة المحاولة',
  cancel: 'إلغاء الأمر',
  copied: 'تم النسخ.',
  back: '< السابق',
  whatIsAWallet: 'ما هي المحفظة؟',
  home: 'مكان لما تملكه',
  homeText: 'تحفظ المحفظة مفاتيح عملاتك وعملاتك الرمزية ومقتنياتك. وهي تعرضها وترسلها وتستلمها.',
  logIn: 'طريقة لتسجيل الدخول',
  logInText: 'تعرض عنوانك لهذه الصفحة وتسألك قبل توقيع أي شيء أو دفعه. لا تحتاج إلى اسم مستخدم أو كلمة مرور.',
  getAWallet: 'الحصول على محفظة',
  learnMore: 'معرفة المزيد',
  noWallet: 'لم يتم العثور على محفظة في هذا المستعرض. قم بتثبيت محفظة، أو ألغِ قفل محفظتك. عندئذ تظهر هنا.',
} as const satisfies PartialTranslation<typeof english.connectTexts>
