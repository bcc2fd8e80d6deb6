import type { Address } from '@/domain/address'
import { looksLikeAddress } from '@/domain/looks-like-address'
import { listText } from '@/language/list-text'
import type { MessageDescription } from '@/safe/decode/messages/describe-message'
import type { MessageMeaning, Order, OrderSide } from '@/safe/decode/messages/message-meaning'
import type { HashedField } from '@/safe/decode/messages/typed-struct'
import { tokensOfCall } from '@/safe/decode/tokens-of-call'
import { plainText, visibleText } from '@/safe/plain-text'
import { treasuryMessages } from '@/texts/treasury-messages'
import { treasuryWords } from '@/texts/treasury-words'
import {
  addressText,
  allowanceText,
  coinAmountText,
  quotedText,
  type TextContext,
  timeText,
  tokenAmountText,
} from '../transaction/action-texts'
import { callLine, callLines } from '../transaction/call-text'

/** Describes a message from the values that its hash covers. The first line is a summary. */
export function messageLines(meaning: MessageMeaning, context: TextContext): string {
  switch (meaning.kind) {
    case 'empty':
      return treasuryMessages.empty
    case 'text':
      return treasuryMessages.text(quotedText(meaning.text, 120))
    case 'sign-in':
      return treasuryMessages.signIn(
        plainText(meaning.signIn.site, 255),
        addressText(meaning.signIn.address as Address),
      )
    case 'allow':
      return meaning.allowances
        .map(({ deadline, ...allowance }) => {
          const words = allowanceText({ kind: 'allow', change: 'set', ...allowance }, context)
          return lastingText(words, deadline)
        })
        .join('\n')
    case 'transfer': {
      const { token, from, to, amount, by, after, until } = meaning
      const what = tokenAmountText(token, amount, 'amount', context)
      const words = treasuryMessages.transfer[by](what, addressText(from), addressText(to))
      return untilText(after === 0n ? words : treasuryMessages.from(words, timeText(after)), until)
    }
    case 'cancel':
      return treasuryMessages.cancel(meaning.nonce, addressText(meaning.owner), addressText(meaning.token))
    case 'manage': {
      const { contract, owner, manager, isAllowed, deadline } = meaning
      const names = [addressText(manager), addressText(owner), addressText(contract)] as const
      return isAllowed
        ? lastingText(treasuryMessages.manage(...names), deadline)
        : treasuryMessages.signedUntil(treasuryMessages.noLongerManage(...names), timeText(deadline))
    }
    case 'borrow': {
      const what = tokenAmountText(meaning.token, meaning.amount, 'amount', context)
      const words = treasuryMessages.borrow(addressText(meaning.borrower), what)
      return lastingText(words, meaning.deadline)
    }
    case 'order': {
      const lines = meaning.orders.map((order) => orderText(order, context))
      return lines.length === 1
        ? lines.join('')
        : [treasuryMessages.severalOrders(lines.length), ...numbered(lines)].join('\n')
    }
    case 'safe-transaction': {
      const { safe, transaction, call } = meaning
      const words = treasuryMessages.safeTransaction(
        String(transaction.nonce),
        addressText(safe),
        callLine(call, safe, context),
      )
      // The first of these lines is already part of `words`.
      return [words, ...callLines(call, safe, context).slice(1)].join('\n')
    }
    case 'account-calls': {
      const { account, contract, calls, data } = meaning
      const names = [addressText(account), addressText(contract)] as const
      if (!calls) return `${treasuryMessages.accountData(...names)}\n${treasuryWords.fields.data(data)}`
      const lines = calls.flatMap(({ caller, call }, index) =>
        callLines(call, caller, context, `${index + 1}.`),
      )
      return [treasuryMessages.accountCalls(...names, calls.length), ...lines].join('\n')
    }
    case 'blind':
      return treasuryMessages.blind[meaning.content](addressText(meaning.contract), meaning.data)
    case 'code':
      return treasuryMessages.code(addressText(meaning.code), String(meaning.chainId), String(meaning.nonce))
    case 'vote': {
      const quoted = (text: string) => quotedText(text, 100)
      return treasuryMessages.vote(quoted(meaning.choice), quoted(meaning.proposal), quoted(meaning.space))
    }
    case 'typed': {
      const type = plainText(meaning.primaryType, 60)
      return meaning.name
        ? treasuryMessages.typedDataOf(type, quotedText(meaning.name, 60))
        : treasuryMessages.typed(type)
    }
  }
}

/** Names the contract of typed data, and the name in the message's domain; null if it names no contract. */
export function messageContractText(typed: NonNullable<MessageDescription['typed']>): string | null {
  const { name, verifyingContract } = typed.domainValues
  if (typeof verifyingContract !== 'string' || !looksLikeAddress(verifyingContract)) return null
  const claimedName = quotedText(typeof name === 'string' ? name : '', 60)
  return treasuryMessages.forContract(addressText(verifyingContract as Address), claimedName)
}

/** Lists every hashed value of typed data, the message before its domain, each in the order of `types`. */
export function hashedFacts(
  typed: NonNullable<MessageDescription['typed']>,
): readonly (readonly [string, string])[] {
  return [
    [treasuryMessages.type, typed.type],
    ...typed.fields.map(
      (field) => [treasuryMessages.field(field.path, field.type), valueText(field)] as const,
    ),
    ...typed.domain.map(
      (field) => [treasuryMessages.domainField(field.path, field.type), valueText(field)] as const,
    ),
  ]
}

/** Lists the token contracts whose facts the description needs. */
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

function orderText({ gives, receives, until }: Order, context: TextContext): string {
  const words = treasuryMessages.order(sidesText(gives, context), sidesText(receives, context))
  return until === null ? words : untilText(words, until)
}

function sidesText(sides: readonly OrderSide[], context: TextContext): string {
  return listText(sides.map((side) => sideText(side, context))) || treasuryMessages.nothing
}

function sideText({ token, amount, unit, count, to }: OrderSide, context: TextContext): string {
  let what = token === null ? coinAmountText(amount, context) : ''
  if (token !== null)
    what =
      unit === 'any'
        ? treasuryMessages.anyNft(addressText(token))
        : tokenAmountText(token, amount, unit, context)
  if (count !== null) what = treasuryWords.items(String(count), what)
  return to === null ? what : treasuryMessages.paidTo(what, addressText(to))
}

/** Describes a permission that remains valid after the deadline of its signature. */
function lastingText(words: string, deadline: bigint | null): string {
  return deadline === null
    ? words
    : treasuryMessages.signedUntil(treasuryMessages.withoutEnd(words), timeText(deadline))
}

function untilText(words: string, until: bigint): string {
  return treasuryWords.until(words, timeText(until))
}

const numbered = (lines: readonly string[]) => lines.map((line, index) => `${index + 1}. ${line}`)
