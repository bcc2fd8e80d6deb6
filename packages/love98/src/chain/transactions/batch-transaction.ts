import type { Client } from 'viem'
import { rpc } from '@/chain/rpc'
import { encodeWord } from '@/domain/abi'
import type { Address } from '@/domain/address'
import type { Hex } from '@/domain/hex'
import * as selectors from '@/domain/selectors'
import type { RequestState } from '@/domain/wallet/tracked-transaction'

/**
 * The maximum length of all calls together, in characters. Longer ones are not stored, and their transaction is not
 * compared.
 */
const mostKept = 16_000

type Call = { to: Address; value: bigint; data: Hex }

/**
 * Returns the calls of a batch in the stored form: target, data and value without `0x`; undefined if they are too long.
 */
export function storedCalls(calls: readonly Call[]): readonly string[] | undefined {
  const kept = calls.map(({ to, value, data }) =>
    `${to.slice(2)} ${data.slice(2)} ${value.toString(16)}`.toLowerCase(),
  )
  return kept.join('').length <= mostKept ? kept : undefined
}

/** A call to find; `value` as a word of 32 bytes. */
type StoredCall = { to: string; data: string; value: string }
type Sent = { to: Address | null; input: string; value: string }

/**
 * Compares a transaction with the calls of a batch. `not-all`: its data lacks a target or the data of a call, as with
 * accounts that compress a batch. `other-value`: it has them, but not in order with their values in one of the
 * encodings that accounts use. `all`: otherwise, and for calls that were stored without values.
 * @param sent `value` as hex, in wei
 */
export function containsCalls(sent: Sent, calls: readonly string[]): 'all' | 'other-value' | 'not-all' {
  const hex = sent.input.slice(2).toLowerCase()
  const target = String(sent.to).slice(2).toLowerCase()
  const wanted = calls.map((call): StoredCall => {
    const [to = '', data = '', value = ''] = call.split(' ')
    return { to, data, value: value === '' ? '' : encodeWord(`0x${value}`) }
  })
  if (wanted.some(({ to, data }) => !`${target} ${hex}`.includes(to) || !hex.includes(data))) return 'not-all'
  if (wanted.some(({ value }) => value === '')) return 'all'
  const [only] = wanted
  const isSame =
    only !== undefined && calls.length === 1 && target === only.to && hex === only.data
      ? BigInt(sent.value) === BigInt(`0x${only.value}`)
      : hasTuples(hex, wanted) || hasLists(hex, wanted)
  return isSame ? 'all' : 'other-value'
}

/**
 * The maximum number of hex digits between the value and the data of a call: an offset and a length (Solidity ABI), or
 * a length.
 */
const mostBetween = 128
/** The maximum number of hex digits of a length, if a compact encoding omits a value of zero. */
const mostOfLength = 10

/**
 * Returns whether the target, value and data of each call are one after another: ERC-7579, ERC-7821, MultiSend and most
 * accounts.
 */
function hasTuples(hex: string, wanted: readonly StoredCall[]): boolean {
  let from = 0
  return wanted.every(({ to, data, value }) => {
    for (let at = hex.indexOf(to, from); at >= 0; at = hex.indexOf(to, at + 1)) {
      from = at + to.length
      const rest = hex.slice(from, from + value.length + mostBetween + data.length)
      if (rest.startsWith(value) && rest.includes(data, value.length)) return true
      const between = rest.indexOf(data)
      if (/^0+$/.test(value) && data !== '' && between >= 0 && between <= mostOfLength) return true
    }
    return false
  })
}

/** `executeBatch` of the first ERC-4337 accounts, whose calls have no value. */
const withoutValues = selectors.executeBatch.slice(2)

function hasLists(hex: string, wanted: readonly StoredCall[]): boolean {
  const list = (words: readonly string[]) =>
    [words.length.toString(16), ...words].map((word) => encodeWord(`0x${word}`)).join('')
  let from = hex.indexOf(list(wanted.map(({ to }) => to)))
  if (from < 0) return false
  const hasValues = hex.includes(list(wanted.map(({ value }) => value)))
  const isFree = hex.includes(withoutValues) && wanted.every(({ value }) => /^0+$/.test(value))
  const areInOrder = wanted.every(({ data }) => {
    const at = hex.indexOf(data, from)
    from = at + data.length
    return at >= 0
  })
  return areInOrder && (hasValues || isFree)
}

/**
 * Returns whether a transaction that a wallet reports for a batch is certainly a different one: it is not newer than
 * the batch, or its data has the calls with other values, or it lacks the calls and none of the called contracts emits
 * a log with the account.
 * @throws viem's errors if the node does not answer
 */
export async function isOtherBatch(
  client: Client,
  hash: Hex,
  account: Address,
  { block, calls }: RequestState,
): Promise<boolean> {
  const [sent, receipt] = await Promise.all([
    rpc(client, 'eth_getTransactionByHash', [hash]),
    rpc(client, 'eth_getTransactionReceipt', [hash]),
  ])
  const { to = null, input, value = '0x0', blockNumber } = sent ?? {}
  if (typeof input !== 'string' || !blockNumber) return false
  if (Number(blockNumber) <= block) return true
  const found = calls ? containsCalls({ to, input, value }, calls) : 'all'
  if (!calls || found === 'all') return false
  if (found === 'other-value') return true
  const { logs } = receipt ?? {}
  const owner = account.slice(2).toLowerCase()
  return !(Array.isArray(logs) ? logs : []).some((log: unknown) => {
    const { address, topics } = Object(log)
    const isOfCall = calls.some((call) => call.startsWith(String(address).slice(2).toLowerCase()))
    return (
      isOfCall && Array.isArray(topics) && topics.some((topic) => String(topic).toLowerCase().endsWith(owner))
    )
  })
}
