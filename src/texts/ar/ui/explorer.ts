import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/ui/explorer'
import { pluralsIn } from '@/texts/plurals'

const plural = pluralsIn('ar')

/** Folder windows, independent of their content. */
export const explorerTexts = {
  file: 'ملف',
  open: 'فتح',
  copyLink: 'نسخ الارتباط',
  copyKey: 'Ctrl+C',
  close: 'إغلاق',
  view: 'عرض',
  asWebPage: 'كصفحة ويب',
  views: {
    large: 'رموز كبيرة',
    small: 'رموز صغيرة',
    list: 'قائمة',
    details: 'تفاصيل',
  },
  help: 'تعليمات',
  helpTopics: 'مواضيع التعليمات',
  address: 'العنوان',
  path: (title: string) => `أصولي من LOVE\\${title}`,
  name: 'الاسم',
  leadsTo: 'العنوان',
  objects: (count: number) =>
    plural(count, {
      zero: 'لا توجد كائنات',
      one: 'كائن واحد',
      two: 'كائنان',
      few: `${count} كائنات`,
      many: `${count} كائنًا`,
      other: `${count} كائن`,
    }),
  notConfigured: 'لم يتم إعداده',
  newTab: '(يُفتح في علامة تبويب جديدة)',
  opensInNewTab: 'يُفتح في علامة تبويب جديدة.',
  selectToSee: 'حدد رمزًا لرؤية عنوانه.',
  copied: 'تم نسخ الارتباط.',
  notCopied: 'منع المستعرض النسخ. حدد العنوان واضغط CTRL+C.',
} as const satisfies PartialTranslation<typeof english.explorerTexts>

/** The folders of links. */
export const linkFolderTexts = {
  about: {
    bridge: 'خدمات تنقل العملات الرمزية من شبكة إلى أخرى. تديرها أطراف أخرى؛ اقرأ ما توقعه.',
    governance: 'مواقع يصوت فيها المجتمع. توقع التصويت في محفظتك، وليس هنا أبدًا.',
    collections: 'مجموعات NFT الخاصة بالمجتمع.',
    markets: 'بورصات ومحافظ لعملات المجتمع الرمزية.',
    partners: 'مواقع شركاء المجتمع.',
    social: 'قنوات المجتمع.',
  },
  notConfigured: 'لم يتم إعداده',
  nothing: 'هذا المجلد فارغ.',
  notSetUp: 'لم يقم المجتمع بإعداد أي ارتباطات لهذا المجلد بعد.',
  missing: (label: string) => `لم يتم إعداد ${label}.\nلم يقم المجتمع بإعداد هذا الارتباط بعد.`,
  setting: (path: string) => `love98.config.ts: \u2068${path}\u2069`,
  ok: 'موافق',
} as const satisfies PartialTranslation<typeof english.linkFolderTexts>
