import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/programs/treasury-forms'

/** The forms for a contract call and for a collectible. */
export const treasuryFormsTexts = {
  contractCallButton: 'استدعاء عقد…',
  contractCall: 'استدعاء عقد',
  contract: 'العقد',
  abi: 'ABI (بتنسيق JSON، أو توقيع دالة واحد في كل سطر)',
  noAbi: 'أدخل ABI الخاص بالعقد.',
  abiProblems: {
    'too-long': 'ABI طويل جدًا. أدخل 200,000 حرف على الأكثر.',
    'not-an-abi':
      'ليس ABI صالحًا. أدخل JSON، أو توقيع دالة واحدًا في كل سطر: \u2066transfer(address to, uint256 amount)\u2069',
    'no-functions': 'ليس في ABI دوال تغيّر البيانات.',
    'too-many-functions': 'في ABI أكثر من 300 دالة.',
  },
  functionOf: (count: number) => (count === 1 ? 'الدالة' : `الدالة (اختر 1 من ${count})`),
  argument: (name: string, type: string) => `\u2068${name}\u2069 (\u2068${type}\u2069)`,
  asJson: 'بتنسيق JSON',
  valueIn: (symbol: string) => `القيمة (\u2068${symbol}\u2069)`,
  wrongArgument: (name: string, problem: string) => `\u2068${name}\u2069: ${problem}`,
  argumentProblems: {
    'not-a-number': 'ليس عددًا صحيحًا. أدخل أرقامًا، أو 0x وأرقامًا سداسية عشرية.',
    'out-of-range': 'العدد كبير جدًا أو صغير جدًا بالنسبة إلى نوعه.',
    'not-a-bool': 'أدخل true أو false.',
    'not-bytes': 'أدخل 0x وعددًا زوجيًا من الأرقام السداسية العشرية.',
    'not-a-list': 'ليس JSON صالحًا من هذا النوع. أدخل قائمة مثل \u2066["0x…", "1"]\u2069.',
    'wrong-length': 'طول القيمة لا يناسب نوعها.',
    'unsafe-number': 'هذا العدد أكبر من أن يكون دقيقًا. ضعه بين علامتي اقتباس.',
  },
  notEncoded: 'لا يمكن ترميز الوسائط. تحقق من ABI.',
  callOf: (selector: string, contract: string) =>
    `استدعاء \u2068${selector}\u2069 من \u2068${contract}\u2069`,
  fromYourAbi: 'من ABI الذي أدخلته (لم يتم التحقق منه)',
  collectible: 'قطعة مقتناة',
  openCollectible: (name: string) => `فتح \u2068${name}\u2069`,
  collection: 'المجموعة (العقد)',
  id: 'المعرف',
  standard: 'المعيار',
  unknownStandard: 'لا تؤكد الشبكة أن هذه قطعة مقتناة، لذا لا يمكن إرسالها هنا.',
  saidName: 'الاسم (وفقًا لخدمة Safe)',
  held: 'يملكها Safe هذا',
  heldCount: (count: string) => (count === '1' ? 'نعم' : `عدد القطع: ${count}`),
  notHeld: 'لا',
  picture: 'الصورة',
  pictureOf: (id: string) => `صورة القطعة رقم ${id}، من عقدها`,
  pictureElsewhere: 'الصورة على خادم آخر ولم يتم تحميلها.',
  noPicture: 'لا يقدم العقد صورة.',
  readingPicture: 'جارٍ قراءة الصورة…',
  count: 'الكمية',
  notACount: 'أدخل عددًا صحيحًا يملكه Safe.',
  send: 'إرسال…',
  sendNft: (id: string, contract: string, to: string) =>
    `إرسال إلى \u2068${to}\u2069: NFT #${id} من \u2068${contract}\u2069`,
} as const satisfies PartialTranslation<typeof english.treasuryFormsTexts>
