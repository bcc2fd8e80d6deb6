import type { Address } from '@/domain/address'
import { describeCall } from '../describe-call'
import type { Call } from '../described-call'
import type { MessageMeaning } from './message-meaning'
import { ordersOf } from './orders'
import { allowancesOf } from './permits'
import type { TypedMessage } from './typed-data'

/** What typed data asks for, by its type and the values that are hashed. */
export function typedMeaning(typed: TypedMessage): MessageMeaning {
  const { primaryType, domainValues, values } = typed
  const contract = domainValues.verifyingContract
  if (primaryType === 'SafeTx' && typeof contract === 'string' && isSafeTx(values)) {
    const { to, value, data, operation, nonce } = values
    const call = { to, value, data, operation: operation === 1n ? 1 : 0 } as Call
    const safe = contract as Address
    return { kind: 'safe-transaction', safe, call: describeCall(safe, call), nonce }
  }
  const allowances = allowancesOf(typed)
  if (allowances) return { kind: 'allow', allowances }
  const order = ordersOf(typed)
  if (order) return { kind: 'order', ...order }
  const { name } = domainValues
  return { kind: 'typed', primaryType, name: typeof name === 'string' ? name : null }
}

type SafeTx = { to: string; value: bigint; data: string; operation: bigint; nonce: bigint }

function isSafeTx(values: TypedMessage['values']): values is TypedMessage['values'] & SafeTx {
  const { to, value, data, operation, nonce } = values
  const isNumbers = [value, operation, nonce].every((one) => typeof one === 'bigint')
  return (
    isNumbers && typeof to === 'string' && typeof data === 'string' && (operation === 0n || operation === 1n)
  )
}
