import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/programs/treasury-book'
import { pluralsIn } from '@/texts/plurals'

const plural = pluralsIn('ar')

/** The address book of this browser. */
export const treasuryBookTexts = {
  menu: 'دفتر العناوين…',
  title: 'دفتر العناوين',
  hint: 'هذه الأسماء لك. وهي مخزنة في هذا المستعرض فقط.',
  yours: 'أسماؤك',
  named: (address: string, name: string) => `\u2068${address}\u2069 هو "\u2068${name}\u2069" في دفتر عناوينك`,
  choose: 'من دفتر عناوينك',
  name: 'الاسم',
  address: 'العنوان',
  network: (chainId: number) => `الشبكة ${chainId}`,
  empty: 'دفتر عناوينك فارغ. أدخل اسمًا وعنوانًا، أو استورد ملفًا.',
  add: 'إضافة',
  remove: 'إزالة',
  removeOf: (name: string) => `إزالة \u2068${name}\u2069`,
  import: 'استيراد…',
  importLabel: 'الملف المراد استيراده (CSV: address, name, chainId)',
  export: 'تصدير',
  close: 'إغلاق',
  fileName: 'address-book.csv',
  added: (count: number) =>
    `${plural(count, { zero: 'لم تتم إضافة أي إدخال', one: 'تمت إضافة إدخال واحد', two: 'تمت إضافة إدخالين', few: `تمت إضافة ${count} إدخالات`, many: `تمت إضافة ${count} إدخالاً`, other: `تمت إضافة ${count} إدخال` })}.`,
  renamed: (address: string, name: string) => `كان \u2068${address}\u2069 من قبل "\u2068${name}\u2069".`,
  shared: (address: string, name: string) =>
    `هناك عنوان آخر يحمل أيضًا الاسم "\u2068${name}\u2069" أو اسمًا يشبهه في شكله. تحقق من هذا العنوان: \u2068${address}\u2069`,
  checkFirst: 'لم تتم إضافة أي شيء بعد. تحقق من هذه الإدخالات أولاً.',
  addAnyway: 'إضافة على أي حال',
  keepOut: 'إلغاء الأمر',
  nothingAdded: 'لم تتم إضافة أي شيء.',
  notChecked: 'لم يتم التحقق من الإدخالات، لذا لم تتم إضافة أي شيء. أعد المحاولة.',
  lineProblem: (line: number, problem: string) => `السطر ${line}: ${problem}`,
  moreProblems: (count: number) =>
    `${plural(count, { zero: 'قُرئت كل الأسطر الأخرى', one: 'هناك سطر آخر لم تتم قراءته', two: 'هناك سطران آخران لم تتم قراءتهما', few: `هناك ${count} أسطر أخرى لم تتم قراءتها`, many: `هناك ${count} سطرًا آخر لم تتم قراءتها`, other: `هناك ${count} سطر آخر لم تتم قراءتها` })}.`,
  refused: {
    unclosed: 'تتعذر قراءة الملف: فيه علامة اقتباس غير مغلقة.',
    'too-long': 'الملف طويل جدًا. أقصى حد لدفتر العناوين هو 500,000 حرف و5,000 سطر.',
    'no-header': 'يجب أن يكون السطر الأول من الملف: address,name,chainId',
    'too-many': 'في الملف إدخالات كثيرة جدًا. أقصى حد لدفتر العناوين هو 1,000 إدخال.',
    unreadable: 'تتعذر قراءة الملف.',
  },
  problems: {
    'no-name': 'أدخل اسمًا.',
    'long-name': 'الاسم طويل جدًا. أدخل 50 حرفًا على الأكثر.',
    'name-is-address': 'يبدو الاسم كعنوان. أدخل اسمًا آخر.',
    'no-chain': 'ليست شبكة صالحة. أدخل رقم شبكة.',
    'missing-cells': 'أدخل عنوانًا واسمًا وشبكة.',
    quotes: 'توجد علامة اقتباس داخل حقل. ضع الحقل بأكمله بين علامتي اقتباس.',
  },
} as const satisfies PartialTranslation<typeof english.treasuryBookTexts>
