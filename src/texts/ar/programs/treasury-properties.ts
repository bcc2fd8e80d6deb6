import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/programs/treasury-properties'
import { pluralsIn } from '@/texts/plurals'

const plural = pluralsIn('ar')

/** The property sheet of a Safe in the Treasury. */
export const treasuryPropertiesTexts = {
  title: (address: string) => `خصائص Safe \u2068${address}\u2069`,
  tabs: 'خصائص Safe',
  general: 'عام',
  owners: 'المالكون',
  network: 'الشبكة',
  apps: 'تطبيقات Safe',
  close: 'إغلاق',
  none: 'بلا',
  fromGateway: 'هذه المعلومات مقدمة من خدمة Safe. لم يتم التحقق منها على هذا الكمبيوتر.',
  address: 'العنوان',
  version: 'الإصدار',
  unknownVersion: 'غير معروف',
  latestVersion: 'أحدث إصدار',
  versionStates: {
    UP_TO_DATE: 'محدّث',
    OUTDATED: 'يتوفر إصدار أحدث',
    UNKNOWN: 'العقد غير معروف',
  },
  contract: 'العقد',
  threshold: 'الحد المطلوب',
  thresholdOf: (threshold: number, owners: number) => `المالكون: ${threshold} من ${owners}`,
  nonce: 'Nonce',
  nextNonce: 'رقم nonce التالي المتوفر',
  modules: 'الوحدات النمطية',
  moduleWarning: 'يمكن للوحدة النمطية نقل الأصول دون تواقيع المالكين.',
  guard: 'الحارس',
  fallbackHandler: 'معالج الاحتياط',
  ownerList: 'مالكو Safe هذا',
  ownerHint: 'حدد مالكًا لرؤية حسابات Safe الأخرى لهذا الحساب على هذه الشبكة.',
  otherSafes: 'حسابات Safe الأخرى لهذا المالك',
  noOtherSafes: 'ليس لهذا المالك حسابات Safe أخرى على هذه الشبكة.',
  moreSafes: (count: number) =>
    `${plural(count, { zero: 'لا حسابات أخرى مخفية', one: 'هناك حساب آخر غير معروض', two: 'هناك حسابان آخران غير معروضين', few: `هناك ${count} حسابات أخرى غير معروضة`, many: `هناك ${count} حسابًا آخر غير معروض`, other: `هناك ${count} حساب آخر غير معروض` })}.`,
  networkName: 'الاسم',
  chainId: 'معرف الشبكة',
  shortName: 'الاسم القصير',
  currency: 'العملة الأصلية',
  networkKind: 'النوع',
  testnet: 'شبكة اختبار',
  mainnet: 'شبكة رئيسية',
  layerTwo: 'شبكة من الطبقة 2',
  features: 'الميزات',
  otherNetworks: 'شبكات خدمة Safe هذه',
  noOtherNetworks: 'ليس لخدمة Safe هذه شبكات.',
  noApps: 'لا تدرج خدمة Safe تطبيقات لهذه الشبكة.',
  restrictedApp: 'لمواقع محددة فقط',
} as const satisfies PartialTranslation<typeof english.treasuryPropertiesTexts>
