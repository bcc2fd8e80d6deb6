import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/heartbreak/heartbreak-rules'
import { pluralsIn } from '@/texts/plurals'

const plural = pluralsIn('ar')

const damagedLog = (what: string) => `سجل اللعبة تالف: ${what}. العب اللعبة مرة أخرى، أو انسخ الارتباط كاملاً.`

/** What the rules of Heartbreak answer: problems of boards, moves, logs and runs, grades, and the shared result. */
export const heartbreakRulesTexts = {
  moves: {
    'game-over': 'كانت اللعبة قد انتهت.',
    'bad-time': 'وقت الحركة ليس عددًا صحيحًا من أجزاء الألف من الثانية بين 0 و30 دقيقة.',
    'bad-cell': 'لا توجد في اللوحة خلية كهذه.',
    'bad-operation': 'لا توجد عملية كهذه.',
    away: 'لم تكن النافذة نشطة.',
    'not-away': 'كانت النافذة نشطة بالفعل.',
    'already-open': 'كان القلب مفتوحًا بالفعل.',
    'pinned-heart': 'القلب مثبت بدبوس. أزل الدبوس أولاً.',
    'not-closed': 'لا يمكن تثبيت دبوس إلا على قلب مغلق.',
    'not-pinned': 'القلب غير مثبت بدبوس.',
    'chord-needs-number': 'الرقم المفتوح وحده يفتح القلوب حوله.',
    'chord-pins-differ': 'ثبّت دبابيس حول الرقم بعدد ما يبينه.',
    'chord-opens-nothing': 'لم يبق ما يُفتح حول الرقم.',
  },
  illegalMove: (position: number, refusal: string) => `الحركة ${position}: ${refusal}`,
  boards: {
    malformed: 'ليست لوحة صالحة. انسخ المعرف كاملاً: ثلاثة أجزاء تفصل بينها نقاط.',
    otherVersion: (version: string | undefined, known: string) =>
      `إصدار هذه اللوحة هو "\u2068${version}\u2069". لا يمكن هنا لعب سوى الإصدار "\u2068${known}\u2069".`,
    damagedSeed: 'بذرة اللوحة تالفة. انسخ المعرف كاملاً؛ فهو ينتهي بـ 26 حرفًا.',
    unknownLevel: (id: string) => `لا يوجد مستوى "${id}". في القائمة "لعبة"، انقر مستوى.`,
    outsideLimits: (what: string, least: number, most: number) =>
      `\u2068${what}\u2069 في لوحة من هذا النوع من ${least} إلى ${most}. أدخل عددًا صحيحًا في هذا النطاق.`,
    columns: 'عدد الأعمدة',
    rows: 'عدد الصفوف',
    broken: 'عدد القلوب المحطمة',
  },
  levels: {
    crush: 'إعجاب',
    fling: 'نزوة',
    marriage: 'زواج',
    pocket: 'جيب',
    'long-distance': 'حب عن بعد',
    custom: 'مخصص',
  },
  replayLink: {
    unknownMode: (mode: string | undefined) => `لا يوجد وضع "${mode}". انسخ الارتباط كاملاً.`,
  },
  logs: {
    tooLong: (most: number) => damagedLog(`عدد حركاته يتجاوز ${most}`),
    notBase64Url: damagedLog('ليس نصًا بترميز base64url'),
    cutOff: damagedLog('غير مكتمل'),
    damaged: damagedLog('المجموع الاختباري غير مطابق'),
    otherVersion: (version: number | undefined, known: number) =>
      damagedLog(`إصداره \u2068${version}\u2069، لكن الإصدار المعتمد هو \u2068${known}\u2069 فقط`),
    partOfMove: (position: number) => damagedLog(`الحركة ${position} غير مكتملة`),
    needlessCell: (position: number) => damagedLog(`يجب ألا تحدد الحركة ${position} مربعًا`),
    cellOutside: (position: number) => damagedLog(`تحدد الحركة ${position} مربعًا خارج اللوحة`),
    longPause: (position: number) => damagedLog(`التوقف قبل الحركة ${position} طويل جدًا`),
  },
  runs: {
    tooLate: 'يجب أن تنتهي اللعبة المصنفة خلال 30 دقيقة. ابدأ لعبة جديدة.',
    notOver: 'لا ينتهي السجل بفوز أو خسارة.',
    timeDiffers: (counted: number, claimed: number) =>
      `تستغرق اللعبة المسجلة ${counted} مللي ثانية، لكن تم الإبلاغ عن ${claimed} مللي ثانية.`,
    impossible: (threeBv: number, played: number) =>
      `لا يمكن حل لوحة من ${threeBv} 3BV في ${played} مللي ثانية.`,
    longerThanPassed: (told: number, passed: number) =>
      `تستغرق اللعبة المسجلة ${told} مللي ثانية، لكن لم يمر سوى ${passed} مللي ثانية.`,
    spedUp: (span: number, passed: number) =>
      `تستغرق اللعبة المسجلة ${span} مللي ثانية، لكن مر ${passed} مللي ثانية على الخادم.`,
  },
  grades: {
    single: 'منطق سهل',
    pair: 'أزواج',
    proof: 'برهان',
  },
  result: {
    title: (level: string) => `Heartbreak · ${level}`,
    dailyTitle: (date: string, level: string) => `Heartbreak اليومية \u2068${date}\u2069 · ${level}`,
    won: '💗 عُثر على كل قلب سليم',
    lost: '💔 تحطم قلب',
    seconds: (seconds: string) => `${seconds} ث`,
    speed: (threeBvPerSecond: string) => `\u2068${threeBvPerSecond}\u2069 3BV/ث`,
    hints: (count: number) =>
      plural(count, {
        zero: 'بلا تلميحات',
        one: 'تلميح واحد',
        two: 'تلميحان',
        few: `${count} تلميحات`,
        many: `${count} تلميحًا`,
        other: `${count} تلميح`,
      }),
    streak: (days: number) =>
      plural(days, {
        zero: 'بلا أيام متتالية',
        one: 'يوم واحد',
        two: 'يومان متتاليان',
        few: `${days} أيام متتالية`,
        many: `${days} يومًا متتاليًا`,
        other: `${days} يوم متتالٍ`,
      }),
  },
} as const satisfies PartialTranslation<typeof english.heartbreakRulesTexts>
