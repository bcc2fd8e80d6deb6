import type { SafeTransaction } from './safe-transaction'

/** One call of a batch; `value` in wei. */
export type BatchedCall = Pick<SafeTransaction, 'to' | 'value' | 'data' | 'operation'>

const multiSend = '0x8d80ff0a' // multiSend(bytes)

/** Whether the data calls for a batch, readable or not. */
export function isBatch(data: string): boolean {
  return data.toLowerCase().startsWith(multiSend)
}

/**
 * The calls of a batch: for each its operation, recipient, value and data, packed one after another. Null when the data is
 * no batch, or cannot be read to its end.
 */
export function callsInBatch(data: string): readonly BatchedCall[] | null {
  if (!isBatch(data)) return null
  // After the four bytes of the function: the place of the bytes, their length, then they themselves.
  const hex = data.slice(10 + 64)
  const length = sizeAt(hex, 0)
  const packed = length === null ? '' : hex.slice(64, 64 + 2 * length)
  if (length === null || packed.length !== 2 * length) return null
  const calls: BatchedCall[] = []
  for (let at = 0; at < packed.length; ) {
    const operation = packed.slice(at, at + 2)
    const to = packed.slice(at + 2, at + 42)
    const size = sizeAt(packed, at + 106)
    if (!/^0[01]$/.test(operation) || size === null || at + 170 + 2 * size > packed.length) return null
    const body = packed.slice(at + 170, at + 170 + 2 * size)
    const value = BigInt(`0x${packed.slice(at + 42, at + 106)}`)
    calls.push({ operation: operation === '01' ? 1 : 0, to: `0x${to}`, value, data: `0x${body}` })
    at += 170 + 2 * size
  }
  return calls
}

/** A number of bytes as 32 bytes of hex; null when there are none, or it is more than any call has. */
function sizeAt(hex: string, at: number): number | null {
  const word = hex.slice(at, at + 64)
  const size = Number(`0x${word || '0'}`)
  return word.length === 64 && Number.isSafeInteger(size) && size < 10_000_000 ? size : null
}
