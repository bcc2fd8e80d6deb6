import { isSameAddress } from '@/domain/address'
import { zeroAddress } from '../../safe-transaction'
import type { OrderSide } from './message-meaning'
import { addressOf, numberOf } from './permits'
import type { TypedMessage } from './typed-data'
import type { Struct, Value } from './typed-struct'

type Order = { gives: readonly OrderSide[]; receives: readonly OrderSide[]; until: bigint | null }

/** Names that exchanges give to the two sides of an order: CoW Protocol, 1inch, 0x. */
const pairs = [
  ['sellToken', 'sellAmount', 'buyToken', 'buyAmount'],
  ['makerAsset', 'makingAmount', 'takerAsset', 'takingAmount'],
  ['makerToken', 'makerAmount', 'takerToken', 'takerAmount'],
] as const

/** The two sides of an order that a signature lets others fill; null for anything else. */
export function ordersOf({ values }: TypedMessage): Order | null {
  const until = numberOf(values.validTo) ?? numberOf(values.endTime) ?? numberOf(values.expiry)
  const to = addressOf(values.receiver) ?? addressOf(values.recipient)
  for (const [giveToken, giveAmount, takeToken, takeAmount] of pairs) {
    const give = sideOf(values[giveToken], values[giveAmount], null)
    const take = sideOf(values[takeToken], values[takeAmount], to)
    if (give && take) return { gives: [give], receives: [take], until }
  }
  const gives = itemsOf(values.offer)
  const receives = itemsOf(values.consideration)
  return gives && receives ? { gives, receives, until } : null
}

/** Items of Seaport; the kinds 2 to 5 are NFTs, and 0 is the native coin. */
function itemsOf(list: Value | undefined): readonly OrderSide[] | null {
  if (!Array.isArray(list)) return null
  const items = list.map((item: Value) => {
    const { itemType, token, identifierOrCriteria, startAmount, endAmount, recipient } = Object(
      item,
    ) as Struct
    const kind = numberOf(itemType)
    const [start, end] = [numberOf(startAmount), numberOf(endAmount)]
    if (kind === null || start === null || end === null) return null
    const amount = kind >= 2n ? identifierOrCriteria : start > end ? start : end
    const side = sideOf(token, amount, addressOf(recipient))
    return side && { ...side, unit: kind >= 2n ? ('id' as const) : ('amount' as const) }
  })
  return items.every((item) => item !== null) ? items : null
}

function sideOf(token: Value | undefined, amount: Value | undefined, to: OrderSide['to']): OrderSide | null {
  const contract = addressOf(token)
  const units = numberOf(amount)
  if (contract === null || units === null) return null
  const isNative = isSameAddress(contract, zeroAddress)
  return { token: isNative ? null : contract, amount: units, unit: 'amount', to }
}
