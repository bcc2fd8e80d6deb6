import { shortenAddress } from '@/domain/address'
import { amountText } from '@/safe/amount'
import { isNativeToken } from '@/safe/enumerations'
import type { TransactionInfo } from '@/safe/gateway/transaction-shapes'
import { nameText, plainText } from '@/safe/plain-text'
import { treasury } from '@/texts/treasury'

type Transfer = Extract<TransactionInfo, { type: 'Transfer' }>

/**
 * Describes a transaction in one line. Names from third parties are reduced to plain text; unknown kinds are
 * named as they are.
 */
export function describeTransaction(info: TransactionInfo, nativeSymbol: string): string {
  switch (info.type) {
    case 'Transfer': {
      const amount = transferText(info, nativeSymbol)
      if (info.direction === 'INCOMING') return treasury.received(amount, nameOf(info.sender))
      return info.direction === 'OUTGOING'
        ? treasury.sent(amount, nameOf(info.recipient))
        : treasury.moved(amount)
    }
    case 'SettingsChange':
      return treasury.settings(translateValue(treasury.kinds, info.settingsInfo?.type ?? ''))
    case 'Creation':
      return treasury.created(nameOf(info.creator))
    case 'Custom': {
      if (info.isCancellation) return treasury.rejects
      if (info.actionCount) return treasury.batch(info.actionCount)
      const to = nameOf(info.to)
      return info.methodName ? treasury.call(plainText(info.methodName, 40), to) : treasury.callUnknown(to)
    }
    case 'Other':
      return treasury.otherKind(plainText(info.kind, 40))
  }
}

/** Translates a word of a list that may be longer than ours. Unknown words are shown as they are. */
export function translateValue(known: Readonly<Record<string, string>>, word: string): string {
  return (Object.hasOwn(known, word) ? known[word] : undefined) ?? plainText(word, 40)
}

/** Formats a short address. A name that its owner chose precedes the address and never replaces it. */
export function nameOf({ value, name }: { value: string; name: string | null }): string {
  const plain = nameText(name, 24)
  return plain ? `${plain} (${shortenAddress(value)})` : shortenAddress(value)
}

function transferText({ transferInfo }: Transfer, nativeSymbol: string): string {
  const { type, value, decimals, tokenSymbol, tokenName, tokenId } = transferInfo
  if (isNativeToken(type)) return `${amountText(value ?? '0', 18)} ${nativeSymbol}`
  const name = nameText(tokenSymbol, 16) || nameText(tokenName, 24) || treasury.unnamedToken
  if (tokenId !== null) return treasury.someNft(name, plainText(tokenId, 24))
  return `${amountText(value ?? '0', decimals)} ${name}`
}

/** The state of a message `[S3.23]`. */
export function messageStatus(status: string): string {
  return translateValue(
    { CONFIRMED: treasury.confirmed, NEEDS_CONFIRMATION: treasury.needsConfirmation },
    status,
  )
}
