import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/programs/display'

/** Display Properties. */
export const displayTexts = {
  tabsLabel: 'خصائص',
  tabs: {
    background: 'الخلفية',
    appearance: 'المظهر',
    effects: 'تأثيرات',
  },
  wallpaper: 'ورق الحائط',
  ownWallpaper: '(الافتراضي للسمة)',
  noWallpaper: 'بلا',
  pictures: {
    love: 'غيوم من القلوب',
    'vaporwave-arcade': 'قيادة ليلية',
    'tang-gang': 'عصبة اليوسفي',
  },
  placement: 'العرض:',
  placements: {
    center: 'توسيط',
    tile: 'تجانب',
    stretch: 'تمدد',
  },
  skin: 'السمة',
  size: 'الحجم',
  sizes: {
    standard: 'Windows القياسي',
    large: 'Windows القياسي (كبير)',
    'extra-large': 'Windows القياسي (كبير جدًا)',
  },
  effects: 'تأثيرات مرئية',
  contents: 'إظهار محتويات النافذة أثناء السحب',
  smoothFonts: 'تنعيم حواف خطوط الشاشة',
  opening: 'فتح الرموز',
  singleClick: 'نقرة واحدة لفتح عنصر',
  doubleClick: 'نقرة مزدوجة لفتح عنصر',
  language: 'اللغة',
  ok: 'موافق',
  cancel: 'إلغاء الأمر',
  apply: 'تطبيق',
  unsavedTitle: 'خصائص العرض',
  unsaved: 'هل تريد تطبيق التغييرات؟',
  yes: 'نعم',
  no: 'لا',
  privacy: 'الخصوصية',
  statistics: 'إرسال إحصائيات الاستخدام',
  statisticsNote: (host: string) =>
    `يرسل البرامج التي تفتحها، وتسجيلاً لما تفعله في سطح المكتب هذا، إلى ${host}. لا تُرسل مفاتيحك أبدًا. هذا متوقف ما لم تقم بتشغيله.`,
  monitor: {
    inactive: 'غير نشط',
    active: 'نشط',
    text: 'نص النافذة',
    selected: 'محدد',
    start: 'ابدأ',
  },
} as const satisfies PartialTranslation<typeof english.displayTexts>
