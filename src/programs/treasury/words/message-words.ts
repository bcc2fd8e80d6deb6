import type { Address } from '@/domain/address'
import type { MessageDescription } from '@/safe/decode/messages/describe-message'
import type { MessageMeaning, OrderSide } from '@/safe/decode/messages/message-meaning'
import type { HashedField } from '@/safe/decode/messages/typed-struct'
import { tokensOfCall } from '@/safe/decode/tokens-of-call'
import { plainText, visibleText } from '@/safe/plain-text'
import type { treasuryMessagesTexts } from '@/texts/en/programs/treasury-messages'
import { listText } from '@/texts/list-text'
import { allowWords } from './action-words'
import { callLine } from './call-words'
import { addressText, coinWords, timeText, tokenWords, type WordsContext } from './token-words'

type Texts = typeof treasuryMessagesTexts

/** What a signature of a message says, in words from what its hash covers. */
export function messageWords(meaning: MessageMeaning, texts: Texts, context: WordsContext): string {
  switch (meaning.kind) {
    case 'empty':
      return texts.empty
    case 'text':
      return visibleText(meaning.text)
    case 'sign-in':
      return texts.signIn(plainText(meaning.signIn.site, 255), addressText(meaning.signIn.address as Address))
    case 'allow':
      return meaning.allowances
        .map((allowance) => allowWords({ kind: 'allow', change: 'set', ...allowance }, context))
        .join('\n')
    case 'order': {
      const words = texts.order(
        sidesWords(meaning.gives, texts, context),
        sidesWords(meaning.receives, texts, context),
      )
      return meaning.until === null
        ? words
        : context.texts.until(words, timeText(meaning.until, context.texts))
    }
    case 'safe-transaction':
      return texts.safeTransaction(
        String(meaning.nonce),
        addressText(meaning.safe),
        callLine(meaning.call, meaning.safe, context),
      )
    case 'typed': {
      const type = plainText(meaning.primaryType, 60)
      const name = plainText(meaning.name, 60)
      return name ? texts.typedOf(type, context.texts.quoted(name)) : texts.typed(type)
    }
  }
}

/** Every value of typed data that is hashed, the message before its domain, each in the order of `types`. */
export function hashedFacts(
  typed: NonNullable<MessageDescription['typed']>,
  texts: Texts,
): readonly (readonly [string, string])[] {
  return [
    ...typed.fields.map((field) => [texts.field(field.path, field.type), valueText(field)] as const),
    ...typed.domain.map((field) => [texts.domainField(field.path, field.type), valueText(field)] as const),
  ]
}

/** The contracts whose facts the words need. */
export function tokensOfMessage(meaning: MessageMeaning): readonly (Address | null)[] {
  if (meaning.kind === 'allow') return meaning.allowances.map(({ token }) => token)
  if (meaning.kind === 'order') return [...meaning.gives, ...meaning.receives].map(({ token }) => token)
  return meaning.kind === 'safe-transaction' ? tokensOfCall(meaning.call) : []
}

function valueText({ type, value }: HashedField): string {
  if (type === 'address') return addressText(value as Address)
  if (typeof value === 'string' && type === 'string') return visibleText(JSON.stringify(value))
  return String(value)
}

function sidesWords(sides: readonly OrderSide[], texts: Texts, context: WordsContext): string {
  const words = sides.map(({ token, amount, unit, to }) => {
    const what = token === null ? coinWords(amount, context) : tokenWords(token, amount, unit, context)
    return to === null ? what : texts.paidTo(what, addressText(to))
  })
  return listText(words) || texts.nothing
}
