import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/programs/treasury-words'

/** What a call of a Safe does, in words that are made from its bytes. Addresses and amounts come in full. */
export const treasuryWords = {
  coin: (amount: string, symbol: string) => `${amount} ${symbol}`,
  token: (amount: string, symbol: string, token: string) => `${amount} ${symbol} (token ${token})`,
  rawToken: (integer: string, token: string) => `${token} token'ından ${integer} en küçük birim`,
  rawSymbol: (integer: string, symbol: string, token: string) =>
    `${integer} en küçük birim ${symbol} (token ${token})`,
  unlimited: (symbol: string, token: string) => `sınırsız tutarda ${symbol} (token ${token})`,
  unlimitedRaw: (token: string) => `sınırsız tutarda token ${token}`,
  nft: (id: string, symbol: string, token: string) => `NFT #${id}, ${symbol} (koleksiyon ${token})`,
  rawNft: (id: string, token: string) => `NFT #${id}, koleksiyon ${token}`,
  items: (count: string, one: string) => `${count} × ${one}`,
  amountOrId: (integer: string, token: string) =>
    `${integer} (bir tutar veya bir NFT kimliği), token ${token}`,
  quoted: (symbol: string) => `“${symbol}”`,
  pay: (amount: string, to: string) => `Gönder, alıcı ${to}: ${amount}`,
  nothing: (to: string) => `Değer ve veri olmadan çağır: ${to}`,
  reject: "Reddet: nonce'u kullan ve hiçbir şey yapma",
  move: (what: string, from: string, to: string) => `Taşı, alıcı ${to}, gönderen ${from}: ${what}`,
  allow: (spender: string, what: string) => `${spender} için harcama izni ver: ${what}`,
  allowMore: (spender: string, what: string) => `${spender} için harcama iznini şu kadar artır: ${what}`,
  allowLess: (spender: string, what: string) => `${spender} için harcama iznini şu kadar azalt: ${what}`,
  allowZero: (spender: string, token: string) =>
    `${spender} için izni 0 yap (veya NFT #0 için izin ver): token ${token}`,
  allowOf: (words: string, owner: string) => `${words}, ${owner} hesabından`,
  until: (words: string, time: string) => `${words}, bitiş: ${time}`,
  allowAll: (operator: string, token: string) =>
    `${operator} için ${token} koleksiyonundaki her şeyi taşıma izni ver`,
  disallowAll: (operator: string, token: string) =>
    `${operator} için ${token} koleksiyonundaki her şeyi taşıma iznini iptal et`,
  settings: {
    addOwner: (owner: string, threshold: string) =>
      `Bunu imzalamamış olan ${owner} sahibini ekle; gereken imza: ${threshold}`,
    removeOwner: (owner: string, threshold: string) => `${owner} sahibini kaldır; gereken imza: ${threshold}`,
    swapOwner: (oldOwner: string, newOwner: string) =>
      `${oldOwner} sahibinin yerine, bunu imzalamamış olan ${newOwner} hesabını koy`,
    threshold: (threshold: string) => `Gereken imza sayısını değiştir; yeni sayı: ${threshold}`,
    contract: (address: string) => `Safe'in sözleşmesini ${address} ile değiştir`,
    publishedContract: (words: string, version: string) =>
      `${words}; Safe projesinin yayımladığı ${version} sürümü`,
    unknownContract: (words: string) => `${words}; Safe projesinin bir sözleşmesi olarak bilinmiyor`,
    fallbackHandler: (address: string) =>
      `Yedek işleyiciyi ${address} olarak ayarla; bundan sonra Safe'e gelen çağrıları o yanıtlar`,
    enableModule: (address: string) =>
      `${address} modülünü etkinleştir; bundan sonra hiçbir imza olmadan her şeyi taşıyabilir`,
    disableModule: (address: string) => `${address} modülünü devre dışı bırak`,
    setGuard: (address: string) =>
      `İşlem korumasını ${address} olarak ayarla; bundan sonra her işlemi engelleyebilir`,
    deleteGuard: 'İşlem korumasını kaldır',
    setModuleGuard: (address: string) =>
      `Modül korumasını ${address} olarak ayarla; bundan sonra bir modülün her işlemini engelleyebilir`,
    deleteModuleGuard: 'Modül korumasını kaldır',
  },
  ofOther: (words: string, contract: string) => `${words}; sözleşme ${contract}, bu Safe değil`,
  ofThis: (words: string, safe: string, caller: string) => `${words}; bu Safe, ${safe}, çağıran ${caller}`,
  batch: (count: number) => `${count} çağrılık toplu işlem`,
  batchWith: (count: number, first: string) => `${count} çağrılık toplu işlem. İlki: ${first}`,
  batchElsewhere: (count: number, contract: string) =>
    `Safe'in değil, ${contract} sözleşmesinin yaptığı ${count} çağrılık toplu işlem`,
  batchDelegated: (count: number, contract: string) =>
    `${contract} koduyla yapılan ${count} çağrılık toplu işlem (delegate call)`,
  multicall: (count: number, contract: string, first: string) =>
    `${contract} sözleşmesinin kendi üzerinde çalıştırdığı ${count} çağrı. İlki: ${first}`,
  several: (count: number, contract: string, first: string) =>
    `${contract} sözleşmesine yapılan tek çağrıda ${count} eylem. İlki: ${first}`,
  nothingInside: 'hiçbir şey',
  payouts: {
    wrap: (amount: string, to: string, contract: string) =>
      `Sar (wrap), alıcı ${to}: ${amount}, sözleşme ${contract}`,
    unwrap: (amount: string, to: string, contract: string) =>
      `Sarmayı aç (unwrap), alıcı ${to}: ${contract} sözleşmesindekilerin tümü, en az ${amount}`,
    sweep: (amount: string, to: string, contract: string) =>
      `Öde, alıcı ${to}: ${contract} sözleşmesindekilerin tümü, en az ${amount}`,
    transfer: (amount: string, to: string, contract: string) =>
      `Öde, alıcı ${to}: ${contract} sözleşmesindekilerden ${amount}`,
    portion: (percent: string, token: string, to: string, contract: string) =>
      `Öde, alıcı ${to}: ${contract} sözleşmesindeki tüm ${token} bakiyesinin %${percent} kadarı`,
  },
  held: (token: string) => `sözleşmedeki ${token} token'ının tümü`,
  heldCoin: (symbol: string) => `sözleşmedeki tüm ${symbol}`,
  execute: (safe: string, what: string) => `${safe} adlı Safe'in bir işlemini yürüt: ${what}`,
  approveHash: (hash: string, safe: string) => `${hash} işlem karmasını onayla; Safe: ${safe}`,
  exactly: (amount: string) => `tam olarak ${amount}`,
  atMost: (amount: string) => `en çok ${amount}`,
  atLeast: (amount: string) => `en az ${amount}`,
  swap: (gives: string, receives: string, to: string, contract: string) =>
    `Takas et: verilen ${gives}, alınan ${receives}, ödeme alıcısı ${to}, sözleşme ${contract}`,
  addLiquidity: (one: string, other: string, to: string, contract: string) =>
    `Likidite ekle: ${one} ve ${other}, sahibi ${to}, sözleşme ${contract}`,
  removeLiquidity: (one: string, other: string, to: string, contract: string) =>
    `Likidite çek: ${one} ve ${other}, ödeme alıcısı ${to}, sözleşme ${contract}`,
  wrap: (contract: string) => `${contract} sözleşmesine yatır`,
  unwrap: (integer: string, contract: string) => `${contract} sözleşmesinden ${integer} en küçük birim çek`,
  names: {
    register: (name: string, contract: string) => `${name} adını kaydet, sözleşme ${contract}`,
    renew: (name: string, contract: string) => `${name} adını yenile, sözleşme ${contract}`,
    commit: (_: string, contract: string) => `Bir ad kaydını duyur, sözleşme ${contract}`,
    owner: (name: string, contract: string) => `${name} adının sahibini değiştir, sözleşme ${contract}`,
    subname: (name: string, contract: string) =>
      `${name} altında bir alt ad oluştur veya ver, sözleşme ${contract}`,
    fuses: (name: string, contract: string) =>
      `Sahiplerin ${name} adıyla veya bir alt adla neler yapabileceğini değiştir, sözleşme ${contract}`,
    resolver: (name: string, contract: string) =>
      `${name} adının çözümleyicisini değiştir, sözleşme ${contract}`,
    address: (name: string, contract: string) => `${name} adının adresini değiştir, sözleşme ${contract}`,
    record: (name: string, contract: string) => `${name} adının bir kaydını değiştir, sözleşme ${contract}`,
    primary: (name: string, contract: string) =>
      `${name} adını birincil ad olarak ayarla, sözleşme ${contract}`,
  },
  nameTo: (words: string, account: string) => `${words}, hedef ${account}`,
  control: {
    'transfer-ownership': (contract: string) => `${contract} sözleşmesinin sahipliğini devret`,
    'renounce-ownership': (contract: string) => `${contract} sözleşmesinin sahipliğinden vazgeç`,
    'accept-ownership': (contract: string) => `${contract} sözleşmesinin sahipliğini kabul et`,
    'grant-role': (contract: string) => `${contract} sözleşmesinde bir rol ver`,
    'revoke-role': (contract: string) => `${contract} sözleşmesinde bir rolü geri al`,
    'renounce-role': (contract: string) => `${contract} sözleşmesinde bir rolden vazgeç`,
    'change-code': (contract: string) => `${contract} sözleşmesinin kodunun bazı bölümlerini değiştir`,
    'change-admin': (contract: string) => `${contract} sözleşmesinde bir proxy'nin yöneticisini değiştir`,
  },
  rights: {
    spend: (contract: string, of: string) =>
      `Başka bir hesabın Safe'ten harcama yapmasına izin ver, aracı sözleşme ${contract} (${of})`,
    borrow: (contract: string, of: string) =>
      `Başka bir hesabın, borcu Safe'e ait olacak şekilde borç almasına izin ver, sözleşme ${contract} (${of})`,
    act: (contract: string, of: string) =>
      `Başka bir hesabın Safe adına hareket etmesine izin ver, sözleşme ${contract} (${of})`,
    vote: (contract: string, of: string) =>
      `Başka bir hesabın Safe adına oy vermesine izin ver, sözleşme ${contract} (${of})`,
    order: (contract: string, of: string) =>
      `Herkesin Safe'in bir emrini gerçekleştirmesine izin ver, sözleşme ${contract} (${of})`,
    receive: (contract: string, of: string) =>
      `Bir çağrının sonucunu alan hesabı seç, sözleşme ${contract} (${of})`,
    configure: (contract: string, of: string) =>
      `Başkalarının bir Safe adına hangi kurallara göre hareket ettiğini değiştir, sözleşme ${contract} (${of})`,
  },
  rightEnds: (contract: string, of: string) =>
    `Safe adına hareket etmeye yönelik bir hakkı geri al, sözleşme ${contract} (${of})`,
  rightOf: (words: string, account: string) => `${words}: ${account}`,
  role: (words: string, role: string) => `${words}, rol ${role}`,
  upgrade: (contract: string, implementation: string) =>
    `${contract} sözleşmesinin kodunu ${implementation} koduyla değiştir`,
  migrate: (version: string, singleton: string, contract: string) =>
    `Safe'in sözleşmesini, Safe projesinin yayımladığı ${version} sürümüne (${singleton}) geçir; kodu çalıştırılan sözleşme: ${contract} (delegate call)`,
  migrateHandler: (words: string, handler: string) =>
    `${words}. Ayrıca yedek işleyiciyi ${handler} olarak ayarlar`,
  delegate: (contract: string) => `${contract} kodunu Safe'in kendisi olarak çalıştır (delegate call)`,
  unknown: (selector: string, contract: string) => `Bilinmeyen çağrı ${selector}, sözleşme ${contract}`,
  noCall: (contract: string) => `İşlev çağrısı olmayan veri, sözleşme ${contract}`,
  malformed: (signature: string, contract: string) =>
    `Bilinmeyen çağrı, sözleşme ${contract}. ${signature} gibi başlıyor, ama öyle kodlanmamış`,
  unreadableBatch: (contract: string) => `Okunamayan toplu işlem, sözleşme ${contract}`,
  pays: (words: string, amount: string, to: string) => `${words}. Ayrıca ${amount} gönderir; alıcı: ${to}`,
  noEnd: 'bitiş yok',
  fields: {
    function: (call: string, contract: string) => `İşlev: ${call}, sözleşme ${contract}`,
    amount: (integer: string, amount: string, symbol: string) => `${integer} (${amount} ${symbol})`,
    data: (hex: string) => `Veri: ${hex}`,
    delegate: 'İşlem türü: delegate call',
    mayFail: 'Başarısız olursa diğer komutlar yine de çalışır.',
    zeroReplaced: (to: string) =>
      `Hedef: veride sıfır adresi var; bu toplu işlem sözleşmesi onun yerine şunu koyar: ${to}`,
    unusedValue: (amount: string) => `Değer: ${amount}; delegate call bunu göndermez`,
  },
} as const satisfies PartialTranslation<typeof english.treasuryWords>
