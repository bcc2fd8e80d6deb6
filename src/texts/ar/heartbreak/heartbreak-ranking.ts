import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/heartbreak/heartbreak-ranking'
import { pluralsIn } from '@/texts/plurals'

const plural = pluralsIn('ar')

/** Daily boards, ranked games, tables and replays. */
export const rankingTexts = {
  close: 'إغلاق',
  retry: 'إعادة المحاولة',
  loading: 'جارٍ التحميل…',
  offline: 'أنت غير متصل. يمكنك متابعة اللعب، لكن الألعاب التي تلعبها دون اتصال لا تُصنف.',
  level: 'المستوى',
  connect: 'الاتصال وتسجيل الدخول…',
  signInWhy:
    'للعب الألعاب المصنفة، قم بتوصيل محفظة ووقّع رسالة. التوقيع مجاني. لا تتطلب الألعاب الأخرى محفظة.',
  daily: {
    title: 'اللوحة اليومية',
    of: (date: string) => `لوحة \u2068${date}\u2069 (UTC)`,
    grade: (label: string, clicks: number) => `${label}، عدد النقرات ${clicks} على الأقل (3BV)`,
    open: 'مفتوحة للجميع',
    ranked: 'مصنفة',
    ends: (left: string) => `لوحات جديدة بعد ${left}.`,
    ended: 'اللوحات الجديدة جاهزة.',
    reload: 'إظهار اللوحات الجديدة',
    streak: (days: number) =>
      days === 0 ? 'لم تُحل أي لوحة يومية أمس أو اليوم.' : `الأيام المتتالية في هذا المستعرض: ${days}`,
    play: 'لعب',
    playRanked: 'لعب لعبة مصنفة',
    why: 'يمكنك لعب اللوحة المفتوحة كلما أردت. اللوحة المصنفة لوحة مختلفة بنفس الصعوبة، مع محاولة واحدة لكل حساب ويوم ومستوى. وهي تُدار أو تُعكس لكل حساب، فلا يمكن نسخ الحلول.',
    commitment: 'تجزئة سر هذا الشهر (SHA-256)',
    copy: 'نسخ',
    copied: 'تم النسخ.',
    verify: 'كيفية التحقق…',
  },
  verify: {
    title: 'التحقق من اللوحات اليومية',
    explain:
      'تُوزع كافة لوحات الشهر من سر واحد طوله 32 بايت. تُنشر تجزئة SHA-256 للسر قبل بداية الشهر، ويُنشر السر بعد نهايته، فلا يمكن تغيير اللوحات بينهما. انقر "فحص" لاختبار أن السر يطابق تجزئته ويوزع اللوحات، أو شغّل dealDaily من التعليمات البرمجية المصدر للعبة.',
    heads: ['الشهر', 'التجزئة', 'السر'],
    pending: (date: string) => `بعد \u2068${date}\u2069`,
    check: 'فحص',
    checking: 'جارٍ الفحص…',
    fits: (month: string, boards: number) =>
      `سر \u2068${month}\u2069 يطابق تجزئته. ${plural(boards, { zero: 'لم تُوزع منه أي لوحة', one: 'أُعيد منه توزيع لوحة واحدة من يومه الأول', two: 'أُعيد منه توزيع لوحتين من يومه الأول', few: `أُعيد منه توزيع ${boards} لوحات من يومه الأول`, many: `أُعيد منه توزيع ${boards} لوحة من يومه الأول`, other: `أُعيد منه توزيع ${boards} لوحة من يومه الأول` })}.`,
    fails: (month: string) => `سر \u2068${month}\u2069 لا يطابق تجزئته. اتصل بمالك هذا الموقع.`,
    empty: 'لم يُنشر أي شهر بعد.',
  },
  ranked: {
    title: 'لعبة مصنفة',
    explain:
      'لوحة جديدة في سباق مع الساعة، في الوضع الكلاسيكي. تبدأ حركتك الأولى تشغيل الساعة. إذا نظرت إلى اللوحة أكثر من عشر ثوانٍ قبلها، يُحسب الوقت الإضافي أيضًا. يكلف التلميح 15 ثانية. ما دامت هذه النافذة غير نشطة، تُغطى اللوحة وتستمر الساعة في العمل.',
    start: 'ابدأ',
    starting: 'جارٍ البدء…',
  },
  sending: 'جارٍ إرسال لعبتك…',
  waiting: (time: string) =>
    `الخادم لا يستجيب. تم حفظ لعبتك وسيُعاد إرسالها حتى ${time}. اترك هذه الصفحة مفتوحة، أو عُد قبل ذلك.`,
  tooLate: 'لم تُرسل لعبتك خلال 30 دقيقة، لذا لم تُصنف.',
  told: (seconds: string, points: number) => `تم التصنيف: ${seconds} ث، نقاط الحب: ${points}.`,
  added: (seconds: string) =>
    `أُضيفت ${seconds} ث للوقت الذي أمضيته في النظر إلى اللوحة قبل حركتك الأولى، أو لتأخر الشبكة.`,
  rankDay: (rank: number) => `المركز ${rank} اليوم.`,
  rankWeek: (rank: number) => `المركز ${rank} هذا الأسبوع.`,
  rankAll: (rank: number) => `المركز ${rank} على الإطلاق.`,
  review: 'لعبتك قيد المراجعة ومدرجة تحت كافة الألعاب الأخرى.',
  streak: (days: number) =>
    `${plural(days, { zero: 'لا توجد أيام متتالية', one: 'اليوم الأول من سلسلة', two: 'يومان متتاليان', few: `${days} أيام متتالية`, many: `${days} يومًا متتاليًا`, other: `${days} يوم متتالٍ` })}.`,
  lost: 'أُرسلت كخسارة.',
  refused: (problem: string) => `لم تُصنف: ${problem}`,
  failed: (problem: string) => `لم تُصنف: ${problem}`,
  table: {
    title: 'لوحة المتصدرين',
    period: 'الفترة',
    periods: {
      day: 'اليوم',
      week: 'هذا الأسبوع',
      all: 'كل الأوقات',
    },
    heads: ['المركز', 'اللاعب', 'الوقت', 'النقرات', 'التلميحات', 'العرض'],
    empty: 'لا توجد ألعاب مصنفة بعد.',
    you: 'أنت',
    review: 'قيد المراجعة',
    watch: 'مشاهدة',
    watchOf: (player: string) => `مشاهدة لعبة \u2068${player}\u2069`,
    seconds: (seconds: string) => `${seconds} ث`,
    page: (page: number, pages: number) => `صفحة ${page} من ${pages}`,
    earlier: 'السابق',
    later: 'التالي',
    names: 'جارٍ البحث عن الأسماء…',
    own: 'مركزك',
  },
  replay: {
    title: 'إعادة العرض',
    local: 'لعبتك الأخيرة',
    linked: 'لعبة مشتركة',
    of: (player: string, seconds: string | null) =>
      seconds === null ? `\u2068${player}\u2069، خسارة` : `\u2068${player}\u2069، ${seconds} ث`,
    play: 'تشغيل',
    pause: 'إيقاف مؤقت',
    speed: 'السرعة',
    times: (speed: number) => `${speed}×`,
    position: 'الموضع',
    moment: (seconds: string, move: number, moves: number) => `${seconds} ث، الحركة ${move} من ${moves}`,
    back: 'العودة إلى اللعبة',
    board: (level: string) => `إعادة عرض ${level}`,
    damaged: 'السجل لا يطابق لوحته. يُعرض الجزء المطابق فقط.',
    loading: 'جارٍ تحميل إعادة العرض…',
  },
} as const satisfies PartialTranslation<typeof english.rankingTexts>
