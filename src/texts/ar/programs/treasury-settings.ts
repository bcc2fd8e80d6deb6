import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/programs/treasury-settings'

/** Changing the settings of a Safe in the Treasury. */
export const treasurySettingsTexts = {
  title: 'تغيير الإعدادات',
  change: 'تغيير…',
  kind: 'التغيير',
  kinds: {
    ADD_OWNER: 'إضافة مالك',
    REMOVE_OWNER: 'إزالة مالك',
    SWAP_OWNER: 'استبدال مالك',
    CHANGE_THRESHOLD: 'تغيير الحد المطلوب',
    ENABLE_MODULE: 'تمكين وحدة نمطية',
    DISABLE_MODULE: 'تعطيل وحدة نمطية',
    SET_GUARD: 'تعيين حارس المعاملات',
    DELETE_GUARD: 'إزالة حارس المعاملات',
    SET_FALLBACK_HANDLER: 'تعيين معالج الاحتياط',
    CHANGE_VERSION: 'تغيير إصدار العقد',
  },
  newOwner: 'المالك الجديد',
  owner: 'المالك',
  module: 'الوحدة النمطية',
  contract: 'العقد',
  threshold: 'التواقيع المطلوبة',
  chooseOne: 'اختر واحدًا من القائمة.',
  problems: {
    'reserved-address': 'لا يمكن لـ Safe استخدام هذا العنوان هنا. أدخل عنوانًا آخر.',
    'already-owner': 'هذا الحساب مالك بالفعل. أدخل عنوانًا آخر.',
    'not-an-owner': 'لم يعد هذا الحساب مالكًا. اختر حسابًا آخر.',
    threshold: 'عدد التواقيع غير صالح. أدخل رقمًا من 1 إلى عدد المالكين.',
    'already-module': 'هذه الوحدة النمطية ممكّنة بالفعل. أدخل عنوانًا آخر.',
    'not-a-module': 'لم تعد هذه الوحدة النمطية ممكّنة. اختر وحدة أخرى.',
    unchanged: 'لدى Safe هذا الإعداد بالفعل. أدخل إعدادًا آخر.',
  },
  noContract: 'لا يوجد عقد في هذا العنوان على هذه الشبكة. أدخل عنوان عقد.',
  everyOne:
    'الوحدة النمطية أو الحارس أو المعالج تعليمات برمجية تشارك في ما يفعله Safe. لا تعيّن إلا ما تثق به.',
  onlyTheirs: 'تأكد من أن المالك الجديد يحمل المفتاح: لا يمكن التحقق من ذلك حتى يوقع الحساب.',
  versionOffer: (from: string, to: string, singleton: string) =>
    `إصدار Safe هو \u2068${from}\u2069. يتوفر على هذه الشبكة الإصدار \u2068${to}\u2069 من مشروع Safe: ${singleton}. يبقى العنوان والمالكون والحد المطلوب والوحدات النمطية والأصول على حالها.`,
  versionRuns:
    'يعمل العقد الذي يغيّر الإصدار مرة واحدة كأنه Safe نفسه. تعليماته البرمجية على هذه الشبكة هي المنشورة.',
  readFromChain: (block: string) =>
    `تمت القراءة من عقد Safe عند الكتلة ${block}. أما توفر إصدار أحدث، وأحدث إصدار، ورقم nonce التالي المتوفر، فتقدمها خدمة Safe.`,
  differs: (settings: string) =>
    `تبلغ خدمة Safe عن قيم مختلفة لما يلي: ${settings}. القيم المعروضة هنا مقروءة من العقد.`,
  moreModules: (listed: number) => `الوحدات النمطية الممكّنة أكثر من الوحدات المدرجة، وعددها ${listed}.`,
} as const satisfies PartialTranslation<typeof english.treasurySettingsTexts>
