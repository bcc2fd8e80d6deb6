import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/programs/charts'

/** Charts: the history of a pair. */
export const chartTexts = {
  title: (pair: string) => `\u2068${pair}\u2069 - المخططات`,
  menuBar: 'المخططات',
  file: 'ملف',
  edit: 'تحرير',
  view: 'عرض',
  pair: 'زوج',
  alerts: 'التنبيهات',
  saveAsCsv: 'حفظ كملف CSV…',
  close: 'إغلاق',
  copy: 'نسخ',
  candles: 'شموع',
  line: 'خط',
  chart: 'مخطط',
  table: 'جدول',
  refresh: 'تحديث',
  priceAlerts: 'تنبيهات الأسعار…',
  rangeLabel: 'النطاق',
  kindLabel: 'النمط',
  ranges: {
    '1h': 'ساعة',
    '24h': '24 ساعة',
    '7d': '7 أيام',
    '30d': '30 يومًا',
    all: 'الكل',
  },
  rangeNames: {
    '1h': 'ساعة واحدة',
    '24h': '24 ساعة',
    '7d': '7 أيام',
    '30d': '30 يومًا',
    all: 'السجل بأكمله',
  },
  chartLabel: (pair: string, kind: string, range: string) =>
    `\u2068${pair}\u2069، ${kind}، \u2068${range}\u2069`,
  columns: {
    time: 'الوقت',
    open: 'الافتتاح',
    high: 'الأعلى',
    low: 'الأدنى',
    close: 'الإغلاق',
    volume: (symbol: string) => `الحجم (\u2068${symbol}\u2069)`,
  },
  figures: (open: string, high: string, low: string, close: string) =>
    `الافتتاح \u2068${open}\u2069، الأعلى \u2068${high}\u2069، الأدنى \u2068${low}\u2069، الإغلاق \u2068${close}\u2069`,
  volume: (amount: string, symbol: string) => `الحجم \u2068${amount} ${symbol}\u2069`,
  loading: 'جارٍ قراءة السجل…',
  noHistory: (pair: string) =>
    `لا يوجد سجل لـ \u2068${pair}\u2069 بعد. يبدأ المخطط بأول صفقة يسجلها هذا الخادم.`,
  nothingInRange: 'لا يوجد سجل في هذا النطاق. اختر نطاقًا أطول.',
  unknownPair: (pair: string) => `تعذر العثور على الزوج \u2068${pair}\u2069. في القائمة "زوج"، انقر زوجًا.`,
  noPairs: 'ليس في سطح المكتب هذا أزواج بعد.',
  isOffline: 'أنت غير متصل. سيُحدَّث المخطط عندما تعود إلى الاتصال.',
  isOld: 'تعذر تحديث المخطط.',
  retry: 'إعادة المحاولة',
  copied: 'تم النسخ.',
  notCopied: 'منع المستعرض النسخ. اعرض الجدول وحدده، ثم اضغط CTRL+C.',
  saved: (name: string) => `تم الحفظ باسم \u2068${name}\u2069.`,
} as const satisfies PartialTranslation<typeof english.chartTexts>
