import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/programs/treasury-messages'

/** The messages of a Safe: what a signature of one says. */
export const treasuryMessagesTexts = {
  empty: 'Boş bir ileti',
  signIn: (site: string, account: string) => `${site} sitesinde ${account} olarak oturum aç`,
  order: (gives: string, receives: string) => `Emir: verilen ${gives}, alınan ${receives}`,
  paidTo: (what: string, to: string) => `${what}, ödeme alıcısı ${to}`,
  nothing: 'hiçbir şey',
  safeTransaction: (nonce: string, safe: string, what: string) =>
    `${nonce} numaralı işlemi imzala, Safe ${safe}: ${what}`,
  typed: (type: string) => `Türlü veri imzala: ${type}`,
  typedOf: (type: string, name: string) => `Türlü veri imzala: ${type}, ${name}`,
  field: (path: string, type: string) => `${path} (${type})`,
  domainField: (path: string, type: string) => `domain.${path} (${type})`,
  leftOut: 'İmzalanmıyor',
  leftOutHint: (paths: string) => `İletide, imzanın kapsamadığı şu alanlar da var: ${paths}`,
  unreadable: 'Sayfa imzanın neyi kapsadığını okuyamadığı için bu burada imzalanamaz.',
  risks: {
    empty: 'İleti boş. İmza hiçbir metni ve hiçbir değeri kapsamaz.',
    'left-out': 'İletide, imzanın kapsamadığı alanlar var. Bunlar iletinin parçası olarak gösterilmiyor.',
    'any-chain': 'İleti hiçbir ağı belirtmiyor. İmzası her ağda geçerlidir.',
    'hash-text': 'İleti, karma gibi bir sayı. Bu sayfa ne anlama geldiğini bilemez.',
    allowance:
      'Başka bir hesabın, şimdi ve daha sonra, başka hiçbir imza olmadan token harcamasına izin verir.',
    order: 'Başkalarının başka hiçbir imza olmadan yürütebileceği bir emirdir.',
    'other-chain': "Bu Safe'in ağından farklı bir ağ için.",
    'other-site': 'Farklı bir sitede oturum açar.',
    'other-account': "Bu Safe'ten farklı bir hesap için.",
    'other-safe': "Başka bir Safe'in işlemini imzalar.",
  },
} as const satisfies PartialTranslation<typeof english.treasuryMessagesTexts>
