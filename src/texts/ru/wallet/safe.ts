import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/wallet/safe'

/** The page as a Safe App. */
export const safeTexts = {
  badge: (threshold: number, owners: number) => `Safe ${threshold}/${owners}`,
  badgeReadOnly: (threshold: number, owners: number) => `Safe ${threshold}/${owners}, только чтение`,
  title: 'Safe',
  about:
    'Эта страница открыта внутри Safe. Все, что вы отправляете или подписываете, сначала предлагается его владельцам.',
  aboutReadOnly:
    'Эта страница открыта внутри Safe, но ваш кошелек там не входит в число его владельцев. Вы можете все просматривать. Отправлять и подписывать могут только владельцы.',
  address: 'Адрес',
  chain: 'Сеть',
  confirmations: 'Требуемые подписи',
  needed: (threshold: number, owners: number) => `${threshold} из ${owners} владельцев`,
  unknownChain: (chainId: number) => `Сеть ${chainId}`,
  otherChain: (chain: string, configured: string) =>
    `Этот Safe находится в сети ${chain}, которая здесь не поддерживается. Safe не может сменить сеть. Откройте Safe в сети ${configured}.`,
  or: ' или ',
  ok: 'ОК',
  disconnect: 'Отключить',
  failed: 'Не удалось загрузить сведения о Safe',
  failedWhy: 'Рабочим столом можно пользоваться, кроме функций, для которых нужен Safe.',
  retry: 'Повторить',
} as const satisfies PartialTranslation<typeof english.safeTexts>
