import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/programs/treasury-book'

/** The address book of this browser. */
export const treasuryBookTexts = {
  menu: 'Adres defteri…',
  title: 'Adres defteri',
  hint: 'Bu adlar sizindir. Yalnızca bu tarayıcıda saklanırlar.',
  yours: 'Adlarınız',
  named: (address: string, name: string) => `${address}, adres defterinizde “${name}”`,
  inBook: (name: string) => `Adres defterinizde: ${name}`,
  choose: 'Adres defterinizden',
  name: 'Ad',
  address: 'Adres',
  network: (chainId: number) => `Ağ ${chainId}`,
  empty: 'Adres defteriniz boş. Bir ad ve adres girin veya bir dosya içe aktarın.',
  add: 'Ekle',
  remove: 'Kaldır',
  removeOf: (name: string) => `Kaldır: ${name}`,
  import: 'İçe aktar…',
  importLabel: 'İçe aktarılacak dosya (CSV: address, name, chainId)',
  export: 'Dışa aktar',
  close: 'Kapat',
  fileName: 'address-book.csv',
  added: (count: number) => `${count} kayıt eklendi.`,
  renamed: (address: string, name: string) => `${address}, daha önce “${name}” idi.`,
  shared: (address: string, name: string) =>
    `“${name}” adı başka bir adreste de var. Şunu denetleyin: ${address}`,
  lineProblem: (line: number, problem: string) => `Satır ${line}: ${problem}`,
  moreProblems: (count: number) => `${count} satır daha okunamadı.`,
  refused: {
    unclosed: 'Dosya okunamıyor: içindeki bir tırnak işareti kapatılmamış.',
    'too-long': 'Dosya çok uzun. Bir adres defteri en çok 500.000 karakter ve 5.000 satır içerir.',
    'no-header': 'Dosyanın ilk satırı şu olmalıdır: address,name,chainId',
    'too-many': 'Dosyada çok fazla kayıt var. Bir adres defterinde en çok 1.000 kayıt olur.',
    unreadable: 'Dosya okunamıyor.',
  },
  problems: {
    'no-name': 'Bir ad girin.',
    'long-name': 'Ad çok uzun. En çok 50 karakter girin.',
    'name-is-address': 'Ad bir adrese benziyor. Başka bir ad girin.',
    'no-chain': 'Geçerli bir ağ değil. Bir ağın numarasını girin.',
    'missing-cells': 'Bir adres, bir ad ve bir ağ girin.',
  },
} as const satisfies PartialTranslation<typeof english.treasuryBookTexts>
