import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/heartbreak/heartbreak-share'

/** The share pages of a board, a run and the daily boards. */
export const heartbreakShareTexts = {
  boardTitle: (level: string) => `Heartbreak · لوحة ${level}`,
  boardDescription: (columns: number, rows: number, broken: number) =>
    `قلوب مغلقة، ${columns}×${rows}، المحطم منها ${broken}. اعثر على كل قلب سليم: المنطق وحده يكفي.`,
  customDescription: (columns: number, rows: number, broken: number) =>
    `قلوب مغلقة، ${columns}×${rows}، المحطم منها ${broken}. اعثر على كل قلب سليم دون أن تحطم أي قلب.`,
  wonTitle: (level: string, time: string, player: string) =>
    `${level} في ${time} ث، \u2068${player}\u2069 · Heartbreak`,
  wonDescription: (level: string, date: string) =>
    `عُثر على كل قلب سليم في لوحة ${level} بتاريخ \u2068${date}\u2069. شاهد كل حركة، أو العب اللوحة بنفسك.`,
  lostTitle: (level: string, player: string) => `حطم \u2068${player}\u2069 قلبًا · Heartbreak ${level}`,
  lostDescription: (level: string, date: string) =>
    `خُسرت لوحة ${level} بتاريخ \u2068${date}\u2069. شاهد كل حركة، واعرف أي قلب كان يمكن إثبات أنه آمن.`,
  secretDescription: (level: string, date: string) =>
    `لوحة ${level} ليوم \u2068${date}\u2069. يمكن مشاهدة اللعبة بعد منتصف الليل (UTC).`,
  dailyTitle: (date: string) => `Heartbreak · لوحات \u2068${date}\u2069`,
  dailyDescription: 'لوحة واحدة لكل يوم ومستوى. لا تتطلب أي لوحة التخمين.',
  dailyOver: (date: string) => `انتهت لوحات \u2068${date}\u2069. العب لوحات اليوم.`,
  play: 'لعب هذه اللوحة',
  watch: 'مشاهدة اللعبة',
  playToday: 'لعب لوحة اليوم',
  playAny: 'لعب Heartbreak',
  desktop: (site: string) => `الانتقال إلى سطح مكتب \u2068${site}\u2069`,
  pictureOf: (title: string) => `${title}: نافذة اللعبة`,
  missingTitle: 'تعذر العثور على الصفحة · Heartbreak',
  missingBoard:
    'تعذر العثور على هذه اللوحة. قد يكون جزء من معرفها مفقودًا. انسخ الارتباط كاملاً؛ فهو ينتهي بـ 26 حرفًا ورقمًا.',
  missingRun: 'تعذر العثور على هذه اللعبة. ربما لم تكتمل، أو حذفها لاعبها. انسخ الارتباط كاملاً.',
  missingDay: 'لا توجد لوحات لذلك اليوم. أدخل تاريخًا مثل \u20682026-11-20\u2069 ليس في المستقبل.',
} as const satisfies PartialTranslation<typeof english.heartbreakShareTexts>
