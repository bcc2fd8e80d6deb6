import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/programs/treasury-settings'

/** Changing the settings of a Safe in the Treasury. */
export const treasurySettingsTexts = {
  title: 'Ayarları değiştir',
  change: 'Değiştir…',
  kind: 'Değişiklik',
  kinds: {
    ADD_OWNER: 'Sahip ekle',
    REMOVE_OWNER: 'Sahip kaldır',
    SWAP_OWNER: 'Sahip değiştir',
    CHANGE_THRESHOLD: 'Eşiği değiştir',
    ENABLE_MODULE: 'Modül etkinleştir',
    DISABLE_MODULE: 'Modülü devre dışı bırak',
    SET_GUARD: 'İşlem korumasını ayarla',
    DELETE_GUARD: 'İşlem korumasını kaldır',
    SET_FALLBACK_HANDLER: 'Yedek işleyiciyi ayarla',
    CHANGE_VERSION: 'Sözleşmenin sürümünü değiştir',
  },
  newOwner: 'Yeni sahip',
  owner: 'Sahip',
  module: 'Modül',
  contract: 'Sözleşme',
  threshold: 'Gereken imzalar',
  chooseOne: 'Listeden birini seçin.',
  problems: {
    'reserved-address': 'Bir Safe bu adresi burada kullanamaz. Başka bir adres girin.',
    'already-owner': 'Bu hesap zaten bir sahip. Başka bir adres girin.',
    'not-an-owner': 'Bu hesap artık bir sahip değil. Başka birini seçin.',
    threshold: 'İmza sayısı geçerli değil. 1 ile sahip sayısı arasında bir sayı girin.',
    'already-module': 'Bu modül zaten etkin. Başka bir adres girin.',
    'not-a-module': 'Bu modül artık etkin değil. Başka birini seçin.',
    unchanged: "Safe'te bu ayar zaten var. Başka bir tane girin.",
  },
  noContract: 'Bu ağda bu adreste sözleşme yok. Bir sözleşmenin adresini girin.',
  everyOne:
    "Modül, koruma veya işleyici, Safe'in yaptıklarına katılan koddur. Yalnızca güvendiğiniz birini ayarlayın.",
  onlyTheirs: 'Anahtarın yeni sahipte olduğundan emin olun: hesap imzalayana kadar bu doğrulanamaz.',
  versionOffer: (from: string, to: string, singleton: string) =>
    `Bu Safe'in sürümü ${from}. Bu ağda Safe projesinin ${to} sürümü var: ${singleton}. Adres, sahipler, eşik, modüller ve varlıklar olduğu gibi kalır.`,
  versionRuns:
    "Sürümü değiştiren sözleşme, bir kez Safe'in kendisi olarak çalışır. Bu ağdaki kodu, yayımlanmış olan koddur.",
  readFromChain: (block: string) =>
    `Safe'in sözleşmesinden ${block} bloğunda okundu. Daha yeni bir sürüm olup olmadığını, en son sürümü ve kullanılabilir sonraki nonce'u Safe hizmeti sağlıyor.`,
  differs: (settings: string) =>
    `Safe hizmeti şunlar için farklı değerler bildiriyor: ${settings}. Burada gösterilen değerler sözleşmeden okunmuştur.`,
  moreModules: (listed: number) => `Listelenen ${listed} modülden fazlası etkin.`,
} as const satisfies PartialTranslation<typeof english.treasurySettingsTexts>
