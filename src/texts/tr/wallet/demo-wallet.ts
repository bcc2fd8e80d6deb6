import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/wallet/demo-wallet'

/** The prompts of the Demo Wallet, which stands for a wallet's own window. */
export const demoWalletTexts = {
  title: 'Deneme cüzdanı',
  approve: 'Onayla',
  refuse: 'Reddet',
  account: (position: number) => `Hesap ${position}`,
  connect: (host: string) =>
    `Bu sayfa (${host}) bağlanmak istiyor. Seçtiğiniz hesabı görecek ve yeniden sormadan hiçbir şey gönderemeyecek. Bir hesap seçin veya reddedin.`,
  switchChain: 'Bu sayfa başka bir ağa geçmek istiyor.',
  addChain: 'Bu sayfa cüzdanınıza bir ağ eklemek ve o ağa geçmek istiyor.',
  signMessage: 'Bu sayfa bir ileti imzalamanızı istiyor. İmzalamak ücretsizdir.',
  signData:
    'Bu sayfa veri imzalamanızı istiyor. İmzalamak ücretsizdir, ancak bir sözleşme imzayı sizin adınıza işlem yapmak için kullanabilir.',
  sendTransaction: 'Bu sayfa bir işlem göndermenizi istiyor. Bu geri alınamaz.',
  watchToken: "Bu sayfa cüzdanınızda bir token'ın listelenmesini istiyor.",
  upgradeAccount:
    'Bu sayfa aynı anda birkaç çağrı yapmak istiyor. Hesabınız, çağrıların tümünü tek işlemde yapan veya hiçbirini yapmayan bu sözleşmenin kodunu çalıştıracak (EIP-7702). Bu, yalnızca aynı türden başka bir istekle geri alınabilir.',
  sendCalls: (count: number) =>
    `Bu sayfa tek işlemde ${count} çağrı göndermenizi istiyor: ya hepsi yapılır ya hiçbiri. Bu geri alınamaz.`,
  ofCall: (position: number, label: string) => `${position}. ${label}`,
  does: {
    allow: (amount: string, spender: string) => `${spender} için tam olarak ${amount} harcama izni verir.`,
    allowAll: (token: string, spender: string) =>
      `${spender} için, şimdi ve daha sonra, elinizdeki tüm ${token} bakiyesini harcama izni verir.`,
    takeBack: (token: string, spender: string) =>
      `${spender} için verilen ${token} harcama iznini iptal eder.`,
    transfer: (amount: string, to: string) => `${amount} gönderir; alıcı: ${to}.`,
    wrap: (amount: string) => `Sarar (wrap): ${amount}.`,
    unwrap: (amount: string) => `Sarmayı açar (unwrap): ${amount}.`,
    swap: (given: string, got: string, to: string) =>
      `${given} karşılığında en az ${got} takas eder; alıcı: ${to}.`,
  },
  ownAccount: 'kendi hesabınız',
  router: (address: string) => `borsanın yönlendiricisi (${address})`,
  wrapped: (symbol: string) => `sarılmış ${symbol}`,
  never: 'sınır yok',
  facts: {
    account: 'Hesap',
    contract: 'Sözleşme',
    currency: 'Para birimi',
    data: 'Veri',
    decimals: 'Ondalıklar',
    does: 'Yaptığı',
    for: 'Kimin için',
    from: 'Kimden',
    message: 'İleti',
    network: 'Ağ',
    node: 'Düğüm',
    to: 'Kime',
    token: 'Token',
    until: 'Son tarih',
    value: 'Değer',
  },
  newContract: 'yeni bir sözleşme',
  noData: 'yok',
  amount: (amount: string, symbol: string, wei: bigint) => `${amount} ${symbol} (${wei} wei)`,
  chain: (name: string, chainId: number) => `${name} (${chainId})`,
  unnamedChain: 'Ağ',
  errors: {
    rejected: 'Kullanıcı isteği reddetti.',
    unauthorized: 'Bu hesaba burada izin verilmiyor.',
    pending: 'Deneme cüzdanında zaten açık bir istek var.',
    invalid: (what: string) => `Geçersiz parametreler: ${what}`,
    unknownChain: (chainId: number) => `Deneme cüzdanı ${chainId} ağını tanımıyor. Önce bu ağı ekleyin.`,
    unreachableChain: (chainId: number) => `Deneme cüzdanı ${chainId} ağının bir düğümüne ulaşamıyor.`,
    capability: (name: string) => `Deneme cüzdanı ${name} yeteneğini desteklemiyor.`,
    batchChain: (chainId: number) => `Deneme cüzdanı ${chainId} ağında toplu çağrıları desteklemiyor.`,
    batchAccount: 'Toplu çağrıları yalnızca deneme cüzdanının Hesap 3 hesabı destekler.',
    knownBatch: 'Bu kimliğe sahip bir toplu işlem zaten gönderildi.',
    unknownBatch: 'Deneme cüzdanı bu toplu işlemi bulamıyor.',
    largeBatch: (most: number) => `Deneme cüzdanı bir toplu işlemde en çok ${most} çağrı kabul eder.`,
    noUpgrade: 'Kullanıcı hesabın yükseltilmesini reddetti.',
    nodeRefused: 'Düğüm isteği reddetti.',
  },
} as const satisfies PartialTranslation<typeof english.demoWalletTexts>
