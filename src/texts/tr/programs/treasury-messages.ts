import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/programs/treasury-messages'

/** The messages of a Safe: what a signature of one says. */
export const treasuryMessagesTexts = {
  empty: 'Boş bir ileti',
  text: (quoted: string) => `Şu metni imzala: ${quoted}`,
  signIn: (site: string, account: string) => `${site} sitesinde ${account} olarak oturum aç`,
  order: (gives: string, receives: string) => `Emir: verilen ${gives}, alınan ${receives}`,
  severalOrders: (count: number) => `${count} emir:`,
  anyNft: (collection: string) => `${collection} koleksiyonundan herhangi bir NFT`,
  paidTo: (what: string, to: string) => `${what}, ödeme alıcısı ${to}`,
  nothing: 'hiçbir şey',
  safeTransaction: (nonce: string, safe: string, what: string) =>
    `${nonce} numaralı işlemi imzala, Safe ${safe}: ${what}`,
  transfer: {
    anyone: (what: string, from: string, to: string) =>
      `Herkesin ${from} adresinden ${to} adresine şunu göndermesine izin ver: ${what}`,
    recipient: (what: string, from: string, to: string) =>
      `${to} adresinin ${from} adresinden şunu almasına izin ver: ${what}`,
  },
  lasting: (words: string) => `${words}, süresiz`,
  signedUntil: (words: string, time: string) => `${words}; imzanın kullanılabileceği son zaman: ${time}`,
  from: (words: string, time: string) => `${words}, başlangıç: ${time}`,
  cancel: (nonce: string, owner: string, token: string) =>
    `${owner} hesabının ${nonce} yetkilendirmesini iptal et: token ${token}`,
  manage: (manager: string, owner: string, contract: string) =>
    `${manager} için, ${owner} hesabının ${contract} sözleşmesindeki her şeyini yönetme izni ver`,
  noLongerManage: (manager: string, owner: string, contract: string) =>
    `${manager} için, ${owner} hesabının ${contract} sözleşmesindekilerini yönetme iznini geri al`,
  borrow: (borrower: string, what: string) => `${borrower} için bu hesap adına borçlanma izni ver: ${what}`,
  accountCalls: (account: string, contract: string, count: number) =>
    `${account} hesabının, ${contract} sözleşmesinin denetlediği ${count} çağrı yapmasına izin ver`,
  accountData: (account: string, contract: string) =>
    `${account} hesabının, ${contract} sözleşmesinin denetlediği ve bu sayfanın okuyamadığı verileri çalıştırmasına izin ver`,
  blind: {
    message: (contract: string, data: string) =>
      `${contract} adresindeki Safe'in, bu sayfanın okuyamadığı bir iletisini imzala: ${data}`,
    orders: (contract: string, data: string) =>
      `${contract} sözleşmesinde, bu sayfanın okuyamadığı emirleri imzala: ${data}`,
  },
  code: (code: string, chain: string, nonce: string) =>
    `Bir hesabın bundan böyle ${code} kodunu çalıştırmasına izin ver: ağ ${chain}, nonce ${nonce}`,
  vote: (choice: string, proposal: string, space: string) =>
    `Snapshot üzerinde oy ver: ${choice}; öneri ${proposal}, alan (space) ${space}`,
  forContract: (contract: string, name: string) => `${contract} sözleşmesi için. İleti ona ${name} diyor.`,
  type: 'Tür',
  typed: (type: string) => `Türlü veri imzala: ${type}`,
  typedOf: (type: string, name: string) => `Türlü veri imzala: ${type}, ${name}`,
  field: (path: string, type: string) => `${path} (${type})`,
  domainField: (path: string, type: string) => `domain.${path} (${type})`,
  leftOut: 'İmzalanmıyor',
  leftOutHint: (paths: string) => `İletide, imzanın kapsamadığı şu alanlar da var: ${paths}`,
  unreadable: 'Sayfa imzanın neyi kapsadığını okuyamadığı için bu burada imzalanamaz.',
  risks: {
    empty: 'İleti boş, bu nedenle imza hiçbir şeyi kapsamaz.',
    'left-out': 'İletide, imzanın kapsamadığı alanlar var. Bunlar iletinin parçası olarak gösterilmiyor.',
    'any-chain': 'İleti hiçbir ağı belirtmiyor. İmzası her ağda geçerlidir.',
    'unknown-form': 'Bu sayfa bu ileti biçimini tanımıyor. İletinin ne yaptığına bir sözleşme karar verir.',
    'unread-sign-in': 'Oturum açmayla ilgili, ama standart biçimde değil. Siteler bunu kabul edebilir.',
    'own-site': 'Bu sitede oturum açar. Yalnızca bu oturum açma işlemini kendiniz başlattıysanız imzalayın.',
    'data-text': 'İleti bir veri. Bu sayfa ne anlama geldiğini bilemez.',
    'hash-text': 'İleti, karma gibi bir veri. Bu sayfa ne anlama geldiğini bilemez.',
    allowance:
      'Başka bir hesabın, şimdi ve daha sonra, başka hiçbir imza olmadan token harcamasına izin verir.',
    transfer: "Başkalarının, başka hiçbir imza olmadan token'ları taşımasına izin verir.",
    manager: 'Bu hesabın bir sözleşmedeki her şeyini kimin taşıyabileceğini değiştirir.',
    debt: 'Başka bir hesabın, bu hesabın yatırdıklarını teminat göstererek borç almasına izin verir.',
    blind: 'Bu sayfanın okuyamadığı verileri imzalar.',
    'account-calls':
      'Bir sözleşmenin, başka hiçbir imza olmadan bir hesap adına çağrılar yapmasına izin verir.',
    code: 'Bir hesabın denetimini başka bir sözleşmenin koduna verir.',
    'unknown-amount': 'Bir adres ve bir tutar içeriyor. Bir sözleşme bununla token ödeyebilir.',
    'unknown-bytes':
      'Bu sayfanın okuyamadığı veriler içeriyor. Bir sözleşme veya bir hesap bunları yürütebilir.',
    order: 'Başkalarının başka hiçbir imza olmadan yürütebileceği bir emirdir.',
    'other-chain': "Bu Safe'in ağından farklı bir ağ için.",
    'other-site': 'Farklı bir sitede oturum açar.',
    'other-account': "Bu Safe'ten farklı bir hesap için.",
    'other-safe': "Başka bir Safe'in sahibi olarak imzalar.",
  },
} as const satisfies PartialTranslation<typeof english.treasuryMessagesTexts>
