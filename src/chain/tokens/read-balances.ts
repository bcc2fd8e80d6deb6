import type { Chain, Client, Transport } from 'viem'
import type { Address } from '@/domain/address'
import type { Hex } from '@/domain/hex'

/** `balanceOf(address)` of ERC-20, and `getEthBalance(address)` and `aggregate3` of Multicall3. */
const [balanceOf, ethBalance, aggregate] = ['70a08231', '4d2301cc', '0x82ad56cb'] as const

/** The balances of an account, in smallest units; null for a contract that does not return an amount. */
export type Balances = {
  native: bigint
  /** In the requested order. */
  tokens: readonly (bigint | null)[]
}

/**
 * Reads an account's balances of the native coin and of tokens at the latest block, in one `eth_call` (Multicall3). The
 * call is encoded here, because viem's encoder is larger than this whole file.
 * @throws {RangeError} if the answer does not have one result per call
 * @throws viem's errors if the node does not answer
 */
export async function readBalances(
  client: Client<Transport, Chain>,
  account: Address,
  tokens: readonly Address[],
): Promise<Balances> {
  const to = client.chain.contracts?.multicall3?.address
  if (!to) throw new RangeError('the chain has no Multicall3')
  const holder = word(BigInt(account))
  const calls = [
    { target: to, data: ethBalance + holder },
    ...tokens.map((target) => ({ target, data: balanceOf + holder })),
  ]
  const answer = await client.request({ method: 'eth_call', params: [{ to, data: encode(calls) }, 'latest'] })
  const [native, ...amounts] = decode(answer, calls.length)
  if (native === null || native === undefined) throw new RangeError('the answer has no balance')
  return { native, tokens: amounts }
}

/** Encodes `aggregate3((address target, bool allowFailure, bytes callData)[])`; each call data is 36 bytes long. */
function encode(calls: readonly { target: Address; data: string }[]): Hex {
  const tuples = calls.map(
    ({ target, data }) =>
      word(BigInt(target)) + word(1n) + word(96n) + word(BigInt(data.length / 2)) + data.padEnd(128, '0'),
  )
  const size = 192n
  const offsets = tuples.map((_, index) => word(BigInt(32 * tuples.length) + size * BigInt(index)))
  return `${aggregate}${word(32n)}${word(BigInt(tuples.length))}${offsets.join('')}${tuples.join('')}`
}

/**
 * Returns the first word of each `(bool success, bytes returnData)`; null for a call that failed or returned less than
 * one word.
 */
function decode(answer: Hex, count: number): readonly (bigint | null)[] {
  const digits = answer.slice(2)
  const list = offsetAt(digits, 0)
  if (offsetAt(digits, list) !== 2 * count) throw new RangeError('the answer is not one for each call')
  const base = list + 64
  return Array.from({ length: count }, (_, index) => {
    const tuple = base + offsetAt(digits, base + 64 * index)
    const bytes = tuple + offsetAt(digits, tuple + 64)
    const isWhole = wordAt(digits, tuple) === 1n && wordAt(digits, bytes) >= 32n
    return isWhole ? wordAt(digits, bytes + 64) : null
  })
}

/** Reads an offset or length in bytes and returns it in hex digits. */
function offsetAt(digits: string, place: number): number {
  const value = wordAt(digits, place)
  if (value * 2n > BigInt(digits.length)) throw new RangeError('the answer is not ABI-encoded')
  return Number(value) * 2
}

function wordAt(digits: string, place: number): bigint {
  const found = digits.slice(place, place + 64)
  if (found.length !== 64) throw new RangeError('the answer is truncated')
  return BigInt(`0x${found}`)
}

function word(value: bigint): string {
  return value.toString(16).padStart(64, '0')
}
