import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/wallet/sign-in'

/** Verify your account. */
export const verifyTexts = {
  title: 'التحقق من حسابك',
  intro: 'وقّع رسالة في محفظتك لإثبات أنك تملك هذا الحساب. التوقيع مجاني ولا يمنح أي أذونات.',
  whatYouSign: 'ما توقعه',
  noMessage: 'لا توجد رسالة بعد.',
  switchNetwork: 'تبديل الشبكة',
  disconnect: 'قطع الاتصال',
  notNow: 'ليس الآن',
  site: 'الموقع',
  account: 'الحساب',
  network: 'الشبكة',
  signBefore: 'وقّع قبل',
  statement: 'البيان',
  preparing: 'جارٍ طلب رسالة من الخادم…',
  idle: '"ليس الآن" يُبقي المحفظة متصلة؛ و"قطع الاتصال" يقطع اتصالها.',
  signing: 'أكد في محفظتك.',
  resumed: 'لا يحتاج المالكون الذين وقّعوا إلى التوقيع مرة أخرى. بانتظار الآخرين.',
  queued: (place: string) => `لتسجيل الدخول، يجب على المالكين تنفيذ المعاملة ${place}. يمكنك العودة لاحقًا.`,
  verifying: 'جارٍ فحص التوقيع…',
  verified: 'تم التحقق من الحساب',
  verifiedUntil: (time: string) => `أنت مسجل الدخول حتى ${time}.`,
} as const satisfies PartialTranslation<typeof english.verifyTexts>

/** The terms dialog; the terms come from the community's file. */
export const termsTexts = {
  ok: 'موافق',
  agree: 'أوافق',
  disconnect: 'قطع الاتصال',
  inLanguage: (language: string) => `هذه الشروط متاحة بهذه اللغة فقط: ${language}.`,
} as const satisfies PartialTranslation<typeof english.termsTexts>

/** The account's verification and the proof of what was signed. */
export const verificationTexts = {
  verification: 'التحقق',
  signOut: 'تسجيل الخروج',
  verify: 'التحقق من الحساب',
  signedOutHere: (reason: string) =>
    `تم تسجيل خروجك في هذا المستعرض. تنتهي جلستك على الخادم عندما يستجيب الخادم. ${reason}`,
  receipt: 'إيصال: الرسالة والتوقيع',
  receiptLines: (message: string, signature: string) => `الرسالة:\n${message}\n\nالتوقيع:\n${signature}`,
  copied: 'تم النسخ.',
  copyReceipt: 'نسخ الإيصال',
  receiptStatus: {
    idle: 'ما وقّعته، لسجلاتك الخاصة.',
    copied: 'تم نسخ الإيصال إلى الحافظة.',
    failed: 'منع المستعرض النسخ. حدد الإيصال واضغط CTRL+C.',
  },
  looking: 'جارٍ الفحص…',
  notVerified: 'لم يتم التحقق',
  verifiedUntil: (time: string) => `تم التحقق حتى ${time}`,
} as const satisfies PartialTranslation<typeof english.verificationTexts>

/** The first button of the dialog, by phase. */
export const signInButtonTexts = {
  preparing: 'جارٍ تحضير الرسالة…',
  idle: 'توقيع الرسالة',
  failed: 'إعادة المحاولة',
  signing: 'بانتظار التوقيع…',
  queued: 'بانتظار Safe…',
  verifying: 'جارٍ التحقق من التوقيع…',
} as const satisfies PartialTranslation<typeof english.signInButtonTexts>
