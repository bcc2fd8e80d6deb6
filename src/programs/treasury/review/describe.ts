import { shortenAddress } from '@/domain/address'
import { amountText } from '@/safe/amount'
import { isNativeToken } from '@/safe/enumerations'
import type { TransactionInfo } from '@/safe/gateway/transaction-shapes'
import { nameText, plainText } from '@/safe/plain-text'
import type { treasuryTexts } from '@/texts/en/programs/treasury'

type Texts = typeof treasuryTexts
type Transfer = Extract<TransactionInfo, { type: 'Transfer' }>

/** What a transaction is about, in one line. Names that strangers chose are made plain; kinds of next year are named. */
export function describeTransaction(info: TransactionInfo, texts: Texts, nativeSymbol: string): string {
  switch (info.type) {
    case 'Transfer': {
      const amount = transferText(info, texts, nativeSymbol)
      if (info.direction === 'INCOMING') return texts.received(amount, nameOf(info.sender))
      return info.direction === 'OUTGOING' ? texts.sent(amount, nameOf(info.recipient)) : texts.moved(amount)
    }
    case 'SettingsChange':
      return texts.settings(wordOf(texts.kinds, info.settingsInfo?.type ?? ''))
    case 'Creation':
      return texts.created(nameOf(info.creator))
    case 'Custom': {
      if (info.isCancellation) return texts.rejects
      if (info.actionCount) return texts.batch(info.actionCount)
      const to = nameOf(info.to)
      return info.methodName ? texts.call(plainText(info.methodName, 40), to) : texts.callUnknown(to)
    }
    case 'Other':
      return texts.otherKind(plainText(info.kind, 40))
  }
}

/** A word of a list that may be longer than ours: unknown ones stand as they came. */
export function wordOf(known: Readonly<Record<string, string>>, word: string): string {
  return (Object.hasOwn(known, word) ? known[word] : undefined) ?? plainText(word, 40)
}

/** An address as a short text; a name that its owner chose stands before it and never in its place. */
export function nameOf({ value, name }: { value: string; name: string | null }): string {
  const plain = nameText(name, 24)
  return plain ? `${plain} (${shortenAddress(value)})` : shortenAddress(value)
}

function transferText({ transferInfo }: Transfer, texts: Texts, nativeSymbol: string): string {
  const { type, value, decimals, tokenSymbol, tokenName, tokenId } = transferInfo
  if (isNativeToken(type)) return `${amountText(value ?? '0', 18)} ${nativeSymbol}`
  const name = nameText(tokenSymbol, 16) || nameText(tokenName, 24) || texts.unnamedToken
  if (tokenId !== null) return texts.someNft(name, plainText(tokenId, 24))
  return `${amountText(value ?? '0', decimals)} ${name}`
}

/** The state of a message `[S3.23]`. */
export function messageStatus(status: string, texts: Texts): string {
  return wordOf({ CONFIRMED: texts.confirmed, NEEDS_CONFIRMATION: texts.needsConfirmation }, status)
}
