import type { Address } from '@/domain/address'
import { looksLikeAddress } from '@/domain/looks-like-address'
import type { MessageDescription } from '@/safe/decode/messages/describe-message'
import type { MessageMeaning, Order, OrderSide } from '@/safe/decode/messages/message-meaning'
import type { HashedField } from '@/safe/decode/messages/typed-struct'
import { tokensOfCall } from '@/safe/decode/tokens-of-call'
import { plainText, visibleText } from '@/safe/plain-text'
import type { treasuryMessagesTexts } from '@/texts/en/programs/treasury-messages'
import { listText } from '@/texts/list-text'
import { allowWords } from './action-words'
import { callLines } from './call-lines'
import { callLine } from './call-words'
import { addressText, coinWords, quotedText, timeText, tokenWords, type WordsContext } from './token-words'

type Texts = typeof treasuryMessagesTexts

/** The words of a message, from the values that its hash covers; the first line summarizes them. */
export function messageWords(meaning: MessageMeaning, texts: Texts, context: WordsContext): string {
  switch (meaning.kind) {
    case 'empty':
      return texts.empty
    case 'text':
      return texts.text(quotedText(meaning.text, 120, context.texts))
    case 'sign-in':
      return texts.signIn(plainText(meaning.signIn.site, 255), addressText(meaning.signIn.address as Address))
    case 'allow':
      return meaning.allowances
        .map(({ deadline, ...allowance }) => {
          const words = allowWords({ kind: 'allow', change: 'set', ...allowance }, context)
          return lastingWords(words, deadline, texts, context)
        })
        .join('\n')
    case 'transfer': {
      const { token, from, to, amount, by, after, until } = meaning
      const what = tokenWords(token, amount, 'amount', context)
      const words = texts.transfer[by](what, addressText(from), addressText(to))
      return untilWords(
        after === 0n ? words : texts.from(words, timeText(after, context.texts)),
        until,
        context,
      )
    }
    case 'cancel':
      return texts.cancel(meaning.nonce, addressText(meaning.owner), addressText(meaning.token))
    case 'manage': {
      const { contract, owner, manager, isAllowed, deadline } = meaning
      const names = [addressText(manager), addressText(owner), addressText(contract)] as const
      return isAllowed
        ? lastingWords(texts.manage(...names), deadline, texts, context)
        : texts.signedUntil(texts.noLongerManage(...names), timeText(deadline, context.texts))
    }
    case 'borrow': {
      const what = tokenWords(meaning.token, meaning.amount, 'amount', context)
      const words = texts.borrow(addressText(meaning.borrower), what)
      return lastingWords(words, meaning.deadline, texts, context)
    }
    case 'order': {
      const lines = meaning.orders.map((order) => orderWords(order, texts, context))
      return lines.length === 1
        ? lines.join('')
        : [texts.severalOrders(lines.length), ...numbered(lines)].join('\n')
    }
    case 'safe-transaction': {
      const { safe, transaction, call } = meaning
      const words = texts.safeTransaction(
        String(transaction.nonce),
        addressText(safe),
        callLine(call, safe, context),
      )
      // The words of the first line stand before it.
      return [words, ...callLines(call, safe, context).slice(1)].join('\n')
    }
    case 'account-calls': {
      const { account, contract, calls, data } = meaning
      const names = [addressText(account), addressText(contract)] as const
      if (!calls) return `${texts.accountData(...names)}\n${context.texts.fields.data(data)}`
      const lines = calls.flatMap(({ caller, call }, index) =>
        callLines(call, caller, context, `${index + 1}.`),
      )
      return [texts.accountCalls(...names, calls.length), ...lines].join('\n')
    }
    case 'blind':
      return texts.blind[meaning.of](addressText(meaning.contract), meaning.data)
    case 'code':
      return texts.code(addressText(meaning.code), String(meaning.chainId), String(meaning.nonce))
    case 'vote': {
      const quoted = (text: string) => quotedText(text, 100, context.texts)
      return texts.vote(quoted(meaning.choice), quoted(meaning.proposal), quoted(meaning.space))
    }
    case 'typed': {
      const type = plainText(meaning.primaryType, 60)
      return meaning.name
        ? texts.typedOf(type, quotedText(meaning.name, 60, context.texts))
        : texts.typed(type)
    }
  }
}

/** The contract of typed data, and the name that the message itself gives it; null where it names no contract. */
export function contractWords(
  typed: NonNullable<MessageDescription['typed']>,
  texts: Texts,
  context: WordsContext,
): string | null {
  const { name, verifyingContract } = typed.domainValues
  if (typeof verifyingContract !== 'string' || !looksLikeAddress(verifyingContract)) return null
  const said = quotedText(typeof name === 'string' ? name : '', 60, context.texts)
  return texts.forContract(addressText(verifyingContract as Address), said)
}

/** Every value of typed data that is hashed, the message before its domain, each in the order of `types`. */
export function hashedFacts(
  typed: NonNullable<MessageDescription['typed']>,
  texts: Texts,
): readonly (readonly [string, string])[] {
  return [
    [texts.type, typed.type],
    ...typed.fields.map((field) => [texts.field(field.path, field.type), valueText(field)] as const),
    ...typed.domain.map((field) => [texts.domainField(field.path, field.type), valueText(field)] as const),
  ]
}

/** The contracts whose facts the words need. */
export function tokensOfMessage(meaning: MessageMeaning): readonly (Address | null)[] {
  switch (meaning.kind) {
    case 'allow':
      return meaning.allowances.map(({ token }) => token)
    case 'transfer':
    case 'borrow':
      return [meaning.token]
    case 'order':
      return meaning.orders.flatMap(({ gives, receives }) =>
        [...gives, ...receives].map(({ token }) => token),
      )
    case 'safe-transaction':
      return tokensOfCall(meaning.call)
    case 'account-calls':
      return meaning.calls?.flatMap(({ call }) => tokensOfCall(call)) ?? []
    default:
      return []
  }
}

function valueText({ type, value }: HashedField): string {
  if (type === 'address') return addressText(value as Address)
  if (typeof value === 'string' && type === 'string') return visibleText(JSON.stringify(value))
  return String(value)
}

function orderWords({ gives, receives, until }: Order, texts: Texts, context: WordsContext): string {
  const words = texts.order(sidesWords(gives, texts, context), sidesWords(receives, texts, context))
  return until === null ? words : untilWords(words, until, context)
}

function sidesWords(sides: readonly OrderSide[], texts: Texts, context: WordsContext): string {
  return listText(sides.map((side) => sideWords(side, texts, context))) || texts.nothing
}

function sideWords(
  { token, amount, unit, count, to }: OrderSide,
  texts: Texts,
  context: WordsContext,
): string {
  let what = token === null ? coinWords(amount, context) : ''
  if (token !== null)
    what = unit === 'any' ? texts.anyNft(addressText(token)) : tokenWords(token, amount, unit, context)
  if (count !== null) what = context.texts.items(String(count), what)
  return to === null ? what : texts.paidTo(what, addressText(to))
}

/** A right that stays when the time of its signature is over. */
function lastingWords(
  words: string,
  deadline: bigint | null,
  texts: Texts,
  { texts: of }: WordsContext,
): string {
  return deadline === null ? words : texts.signedUntil(texts.lasting(words), timeText(deadline, of))
}

function untilWords(words: string, until: bigint, { texts }: WordsContext): string {
  return texts.until(words, timeText(until, texts))
}

const numbered = (lines: readonly string[]) => lines.map((line, index) => `${index + 1}. ${line}`)
