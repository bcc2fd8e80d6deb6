import type { Address } from '@/domain/address'
import type { Hex } from '@/domain/hex'
import { invalid } from './provider-error'

/** Returns one parameter of a call. @throws {ProviderError} -32602 */
export function parameter(params: unknown, index: number): unknown {
  if (!Array.isArray(params)) throw invalid('not a list')
  return params[index]
}

/** @throws {ProviderError} -32602 if it is not an object */
export function recordOf(value: unknown, what: string): Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw invalid(`${what} is missing`)
  return value as Record<string, unknown>
}

/** @throws {ProviderError} -32602 if it is not a text */
export function textOf(value: unknown, what: string): string {
  if (typeof value !== 'string' || value === '') throw invalid(`${what} is missing`)
  return value
}

/** Parses a whole number in hex (`0x7a69`). @throws {ProviderError} -32602 */
export function quantityOf(value: unknown, what: string): bigint {
  if (typeof value !== 'string' || !/^0x[0-9a-fA-F]+$/.test(value))
    throw invalid(`${what} is not a hex number`)
  return BigInt(value)
}

/** Bytes in hex. @throws {ProviderError} -32602 */
export function hexOf(value: unknown, what: string): Hex {
  if (typeof value !== 'string' || !/^0x([0-9a-fA-F]{2})*$/.test(value)) throw invalid(`${what} is not hex`)
  return value as Hex
}

/** @throws {ProviderError} -32602 if it is not an address */
export function addressOf(value: unknown): Address {
  if (typeof value !== 'string' || !/^0x[0-9a-fA-F]{40}$/.test(value)) throw invalid('to is not an address')
  return value as Address
}
