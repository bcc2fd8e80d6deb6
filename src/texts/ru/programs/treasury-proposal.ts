import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/programs/treasury-proposal'

/** What an owner types into the Treasury's forms, and the assets that they choose from. */
export const treasuryProposalTexts = {
  assetOf: (count: number) => (count === 1 ? 'Актив' : `Актив (выберите 1 из ${count})`),
  tokenAt: (symbol: string, address: string) => `${symbol} (${address})`,
  unknownToken: (address: string) => `Неизвестный токен (${address})`,
  smallestUnits: (amount: string) => `${amount} наименьших единиц`,
  unknownTokens: 'Сеть не ответила, поэтому символы, число десятичных знаков или балансы неизвестны.',
  to: 'Кому',
  nonceUsed: (next: string) => `Этот nonce использовать нельзя. Введите ${next} или большее число.`,
  replaces: (nonce: string) =>
    `Она заменит ожидающую транзакцию с nonce ${nonce}. Будет выполнена только одна из них.`,
  noBatch:
    'В этой сети нет контракта MultiSendCallOnly, поэтому предложить несколько платежей вместе нельзя. Предлагайте их по одному.',
  replace: 'Заменить…',
  signAndExecute: 'Подписать и исполнить',
  notEnough:
    'Safe сейчас ее не принимает: не хватает подписей или nonce этого Safe изменился. Ничего не отправлено.',
  signaturesRefused: (code: string) =>
    `Safe не принимает подписи, которые дала служба Safe (${code}). Ничего не отправлено. Попросите владельцев подписать снова.`,
} as const satisfies PartialTranslation<typeof english.treasuryProposalTexts>
