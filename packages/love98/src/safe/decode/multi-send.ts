import { concatHex, encodeAbiParameters, encodePacked, size } from 'viem/utils'
import type { Hex } from '@/domain/hex'
import * as selectors from '@/domain/selectors'
import type { Call } from './described-call'
import { decodeCanonical } from './known-function'

/** Returns whether the data calls `multiSend`, with readable arguments or not. */
export function isMultiSend(data: string): boolean {
  return data.slice(0, 10).toLowerCase() === selectors.multiSend
}

/**
 * Returns the calls of a batch: the operation, recipient, value and data of each, packed one after another. Returns
 * null unless the bytes are exactly the canonical encoding: an offset of 0x20, the exact length, zero padding, and no
 * extra bytes. The contract reads from the given offset, so any other encoding could hide calls from a decoder that
 * assumes the offset.
 */
export function callsOfMultiSend(data: Hex): readonly Call[] | null {
  if (!isMultiSend(data)) return null
  const [packed] = decodeCanonical([{ type: 'bytes' }], `0x${data.slice(10)}`) ?? []
  return typeof packed === 'string' ? unpack(packed.slice(2)) : null
}

function unpack(hex: string): readonly Call[] | null {
  const calls: Call[] = []
  for (let at = 0; at < hex.length; ) {
    const operation = hex.slice(at, at + 2)
    const to = hex.slice(at + 2, at + 42)
    const size = Number(`0x${hex.slice(at + 106, at + 170) || '0'}`)
    const end = at + 170 + 2 * size
    if (!/^0[01]$/.test(operation) || !Number.isSafeInteger(size) || end > hex.length) return null
    calls.push({
      operation: operation === '01' ? 1 : 0,
      to: `0x${to}`,
      value: BigInt(`0x${hex.slice(at + 42, at + 106)}`),
      data: `0x${hex.slice(at + 170, end)}`,
    })
    at = end
  }
  return calls
}

export function multiSendData(calls: readonly Call[]): Hex {
  const packed = calls.map(({ operation, to, value, data }) =>
    encodePacked(
      ['uint8', 'address', 'uint256', 'uint256', 'bytes'],
      [operation, to, value, BigInt(size(data)), data],
    ),
  )
  return concatHex([selectors.multiSend, encodeAbiParameters([{ type: 'bytes' }], [concatHex(packed)])])
}
