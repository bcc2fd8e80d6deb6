import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/heartbreak/heartbreak'
import { pluralsIn } from '@/texts/plurals'

const plural = pluralsIn('ar')

/** The window of the game: menus, counters, board. */
export const heartbreakTexts = {
  title: 'Heartbreak',
  preparing: 'تُوزع اللوحة في مستعرضك. تتطلب Heartbreak لغة JavaScript.',
  titleOf: (level: string) => `Heartbreak - ${level}`,
  board: (level: string, columns: number, rows: number) =>
    `لوحة ${level}، الأعمدة: ${columns}، الصفوف: ${rows}`,
  cell: (row: number, column: number, what: string) => `الصف ${row}، العمود ${column}، \u2068${what}\u2069`,
  covered: 'مغطى',
  hidden: 'مخفي',
  pinned: 'مثبت بدبوس',
  question: 'مغطى، علامة استفهام',
  exploded: 'قلب حطمته',
  broken: 'قلب محطم',
  wrongPin: 'مثبت بدبوس، لكنه سليم',
  nearby: (count: number) =>
    plural(count, {
      zero: 'مفتوح',
      one: 'قلب محطم واحد مجاور',
      two: 'قلبان محطمان مجاوران',
      few: `${count} قلوب محطمة مجاورة`,
      many: `${count} قلبًا محطمًا مجاورًا`,
      other: `${count} قلب محطم مجاور`,
    }),
  heartsLeft: (count: number) => `القلوب المحطمة المتبقية: ${count}`,
  seconds: (count: number) =>
    plural(count, {
      zero: '0 ثانية',
      one: 'ثانية واحدة',
      two: 'ثانيتان',
      few: `${count} ثوانٍ`,
      many: `${count} ثانية`,
      other: `${count} ثانية`,
    }),
  noClock: 'بلا ساعة',
  lives: (count: number) =>
    plural(count, {
      zero: 'لم تبق أرواح',
      one: 'بقيت روح واحدة',
      two: 'بقيت روحان',
      few: `بقيت ${count} أرواح`,
      many: `بقيت ${count} روحًا`,
      other: `بقيت ${count} روح`,
    }),
  face: {
    active: 'لوحة جديدة',
    worried: 'لوحة جديدة',
    won: 'فوز. لوحة جديدة',
    dead: 'خسارة. لوحة جديدة',
  },
  exit: 'إنهاء',
  menu: {
    game: 'لعبة',
    view: 'عرض',
    help: 'تعليمات',
    fresh: 'جديدة',
    again: 'نفس اللوحة مرة أخرى',
    custom: 'مخصص…',
    mode: 'الوضع',
    questions: 'علامات الاستفهام',
    hint: 'تلميح',
    daily: 'اللوحة اليومية…',
    ranked: 'لعبة مصنفة…',
    leaderboard: 'لوحة المتصدرين…',
    statistics: 'إحصائيات…',
    share: 'مشاركة…',
    replay: 'مشاهدة آخر لعبة',
    exit: 'إنهاء',
    automatic: 'حجم تلقائي',
    size: (pixels: number) => `قلوب بحجم ${pixels} بكسل`,
    bigger: 'أكبر',
    smaller: 'أصغر',
    touchBar: 'أزرار اللمس',
    rules: 'كيفية اللعب',
    keys: 'المفاتيح',
  },
  rankedGame: 'مصنفة',
  mode: {
    classic: 'كلاسيكي',
    'second-chance': 'فرصة ثانية',
    zen: 'زن',
  },
  touch: {
    label: 'اللمس',
    open: 'فتح',
    pin: 'تثبيت دبوس',
    tapDoes: 'وظيفة النقر',
    bigger: 'قلوب أكبر',
    smaller: 'قلوب أصغر',
    hint: 'تلميح',
  },
  level: {
    crush: 'إعجاب',
    fling: 'نزوة',
    marriage: 'زواج',
    pocket: 'جيب',
    'long-distance': 'حب عن بعد',
    custom: 'مخصص',
  },
  sizeOf: (columns: number, rows: number, broken: number) => `${columns} × ${rows}، المحطم ${broken}`,
  dealing: 'جارٍ توزيع لوحة لا تحتاج إلى تخمين…',
  failed: (why: string) => `تعذر توزيع اللوحة. ${why}`,
  anotherBoard: 'توزيع لوحة أخرى',
  doubtful:
    'لم يُعثر في الوقت المحدد على لوحة بهذا الحجم يمكن حلها دون تخمين. قد تتطلب هذه اللوحة التخمين. لتجنب ذلك، استخدم عددًا أقل من القلوب المحطمة.',
  playAnyway: 'اللعب على أي حال',
  paused: 'متوقفة مؤقتًا',
  pausedRanked: 'مغطاة. ما زالت الساعة تعمل.',
  goOn: 'متابعة',
  ready: 'جاهز',
  resumed: 'تمت استعادة لعبتك الأخيرة.',
  resumedRanked: 'تمت استعادة لعبتك المصنفة. استمرت ساعتها في العمل.',
  expired: 'تجاوزت لعبتك المصنفة 30 دقيقة. تم توزيع لوحة جديدة.',
  corrupt: 'تعذرت قراءة اللعبة المحفوظة. تم توزيع لوحة جديدة.',
  badLink: (problem: string) => `${problem} تم توزيع لوحة جديدة بدلاً منها.`,
  thinking: 'جارٍ التفكير…',
  noLast: 'لم تُنهِ أي لعبة بعد.',
  leave: {
    title: 'Heartbreak',
    text: 'هل تريد مغادرة هذه اللعبة المصنفة؟ إذا غادرت، فإنك تتخلى عن اللعبة ولن تُحسب ضمن سلسلتك.',
    leave: 'مغادرة',
    stay: 'بقاء',
  },
} as const satisfies PartialTranslation<typeof english.heartbreakTexts>

/** Status messages: announced to screen readers and shown in the status bar. */
export const heartbreakStatus = {
  won: (seconds: string) => `فزت، والوقت بالثواني: ${seconds}. كل قلب سليم مفتوح.`,
  wonZen: 'فزت. كل قلب سليم مفتوح.',
  best: 'أفضل وقت لك حتى الآن.',
  lost: 'تحطم قلب. خسرت اللعبة.',
  lifeLost: (left: number) =>
    `قلب محطم: فقدت روحًا و10 ثوانٍ، ${plural(left, { zero: 'لم تبق أرواح', one: 'بقيت روح واحدة', two: 'بقيت روحان', few: `بقيت ${left} أرواح`, many: `بقيت ${left} روحًا`, other: `بقيت ${left} روح` })}.`,
  notFate: (row: number, column: number, why: string) =>
    `لم يكن القدر: القلب في الصف ${row}، العمود ${column} كان آمنًا. ${why}`,
  fate: 'كان القدر: في هذه اللوحة المزدحمة لم يكن بالإمكان إثبات أن أي قلب آمن.',
  unsettled: 'هذه اللوحة أكبر من أن يُفحص فيها ما إذا كان بالإمكان إثبات أن قلبًا آمن.',
  hint: (row: number, column: number, why: string) =>
    `تلميح: القلب في الصف ${row}، العمود ${column} آمن. ${why}`,
  noHint: 'لا يمكن الآن إثبات أن أي قلب آمن. تحتاج هذه اللوحة إلى تخمين.',
  number: (number: number, row: number, column: number) => `الرقم ${number} في الصف ${row}، العمود ${column}`,
  prove: (numbers: string, byCount: boolean) =>
    `البرهان: ${numbers}${byCount ? '، وعدد القلوب المحطمة المتبقية' : ''}.`,
  onlyCount: 'البرهان: عدد القلوب المحطمة المتبقية.',
  more: (count: number) =>
    plural(count, {
      zero: 'لا أرقام أخرى',
      one: 'رقم آخر محدد على اللوحة',
      two: 'رقمان آخران محددان على اللوحة',
      few: `${count} أرقام أخرى محددة على اللوحة`,
      many: `${count} رقمًا آخر محددًا على اللوحة`,
      other: `${count} رقم آخر محدد على اللوحة`,
    }),
  cannotChord: (number: number) =>
    `${plural(number, { zero: 'لا دبابيس حول الرقم 0', one: 'ثبّت دبوسًا واحدًا حول الرقم 1 أولاً', two: 'ثبّت دبوسين حول الرقم 2 أولاً', few: `ثبّت ${number} دبابيس حول الرقم ${number} أولاً`, many: `ثبّت ${number} دبوسًا حول الرقم ${number} أولاً`, other: `ثبّت ${number} دبوس حول الرقم ${number} أولاً` })}.`,
} as const satisfies PartialTranslation<typeof english.heartbreakStatus>

/** The dialogs: custom board, statistics, share, help. */
export const heartbreakDialogs = {
  ok: 'موافق',
  cancel: 'إلغاء الأمر',
  close: 'إغلاق',
  custom: {
    title: 'لوحة مخصصة',
    columns: 'الأعمدة',
    rows: 'الصفوف',
    broken: 'القلوب المحطمة',
    range: (least: number, most: number) => `من ${least} إلى ${most}`,
    note: 'قد تتطلب اللوحة المزدحمة التخمين. تخبرك رسالة بذلك قبل اللعب.',
  },
  statistics: {
    title: 'إحصائيات',
    heads: ['المستوى', 'الألعاب', 'الفوز', 'الأفضل', 'السلسلة', 'الأطول'],
    won: (wins: number, percent: number) => `${wins} (${percent}%)`,
    seconds: (seconds: string) => `${seconds} ث`,
    none: '—',
    empty: 'لم تُنهِ أي لعبة بعد.',
    days: (streak: number, all: number) =>
      `اللوحات اليومية المحلولة في هذا المستعرض: ${all}. الأيام المتتالية: ${streak}.`,
    note: 'تُحسب فقط الألعاب الكلاسيكية في هذا المستعرض. اللعبة التي فيها تلميحات لا تسجل أفضل وقت.',
    reset: 'إعادة تعيين…',
    resetTitle: 'إعادة تعيين الإحصائيات',
    resetText: 'هل تريد حذف كافة الألعاب وأفضل الأوقات والسلاسل في هذا المستعرض؟ لا يمكن التراجع عن ذلك.',
    resetYes: 'إعادة تعيين',
  },
  share: {
    title: 'مشاركة',
    note: 'يفتح الارتباط اللوحة نفسها.',
    ranked: 'يمكنك مشاركة لوحة لعبة مصنفة بعد انتهاء اللعبة.',
    text: 'نص',
    copyText: 'نسخ النص',
    copyLink: 'نسخ الارتباط',
    copyReplay: 'نسخ ارتباط إعادة العرض',
    picture: 'صورة…',
    copied: 'تم النسخ.',
    failed: 'منع المستعرض النسخ. اضغط CTRL+C.',
  },
  help: {
    rulesTitle: 'كيفية اللعب',
    keysTitle: 'المفاتيح',
    rules: [
      'بعض القلوب على اللوحة محطم. هدف اللعبة هو فتح كل قلب سليم دون أن تحطم أي قلب. يبين الرقم عدد القلوب المحطمة التي تلامس مربعه.',
      'لفتح قلب، انقره. لتثبيت دبوس على قلب محطم حتمًا، انقره بزر الماوس الأيمن. عندما يكون حول رقم عدد مساوٍ له من الدبابيس، يمكنك فتح القلوب الأخرى حوله: انقر الرقم نقرًا مزدوجًا، أو انقره بالزر الأوسط أو بكلا الزرين.',
      'تكون منطقة في الوسط مفتوحة من البداية. يمكن حل كل لوحة قياسية منها بالمنطق وحده. اللوحة المخصصة المزدحمة وحدها قد تتطلب التخمين، وتخبرك رسالة بذلك قبل اللعب.',
      'لرؤية قلب آمن والأرقام التي تثبت ذلك، انقر "تلميح" في القائمة "لعبة". عندما تخسر، تعرض اللعبة قلبًا آمنًا في اللوحة كما كانت قبل حركتك الأخيرة، إن وُجد.',
      'في الوضع الكلاسيكي، لك روح واحدة. وفي وضع "فرصة ثانية"، لك ثلاث أرواح، ويكلف كل قلب محطم روحًا واحدة و10 ثوانٍ. وليس في وضع "زن" ساعة.',
      'على شاشة اللمس، انقر قلبًا بإصبعك لفتحه، واضغط على قلب باستمرار لتثبيت دبوس عليه، وانقر رقمًا لفتح القلوب الأخرى حوله، وقرّب إصبعيك أو باعدهما لتغيير حجم اللوحة.',
    ],
    keys: ['مفاتيح الأسهم، HOME، END', 'مفتاح المسافة', 'ENTER', 'F', 'C', 'H', '+ و−', 'N أو F2'],
    keyMeanings: [
      'التنقل في اللوحة. مع CTRL، الانتقال إلى زواياها',
      'فتح قلب',
      'فتح قلب، أو القلوب الأخرى حول رقم',
      'تثبيت دبوس على قلب أو إزالته',
      'فتح القلوب الأخرى حول رقم',
      'تلميح',
      'تغيير حجم القلوب',
      'لوحة جديدة',
    ],
  },
} as const satisfies PartialTranslation<typeof english.heartbreakDialogs>
