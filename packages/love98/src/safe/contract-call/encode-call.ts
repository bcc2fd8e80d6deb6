import type { AbiFunction } from 'viem'
import { encodeAbiParameters, toFunctionSelector } from 'viem/utils'
import type { Hex } from '@/domain/hex'
import { decodeCanonical } from '../decode/known-function'
import type { Argument } from './read-argument'

/**
 * Encodes the call data of a function in the canonical encoding (Solidity ABI). The result is decoded again; null if
 * that gives other values, and for values that the encoder refuses.
 */
export function encodeCall(item: AbiFunction, values: readonly Argument[]): Hex | null {
  try {
    const selector = toFunctionSelector(item)
    if (item.inputs.length === 0) return selector
    const encoded = encodeAbiParameters(item.inputs, values)
    return decodeCanonical(item.inputs, encoded) ? `${selector}${encoded.slice(2)}` : null
  } catch {
    return null
  }
}
