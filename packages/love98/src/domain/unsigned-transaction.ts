import type { Address } from './address'
import { type Hex, toQuantity } from './hex'

/** The fields of a transaction that are known before a wallet completes it; `value` in wei. */
export type TransactionDraft = { readonly to: Address; readonly value: bigint; readonly data: Hex }

/** Values of a typical length for the fields that the wallet sets: nonce, tip, highest fee per gas, and gas limit. */
const [nonce, tip, maxFee, gas] = ['0x0fff', '0x3b9aca00', '0x0fffffffff', '0x0fffff'] as const

/**
 * Encodes a transaction without its signature (EIP-1559, EIP-2718). The fields of the wallet have typical values, which
 * suffices for the fee of its size.
 */
export function encodeUnsigned(chainId: number, { to, value, data }: TransactionDraft): Hex {
  const amount = (number: bigint | number) => bytesOf(number ? toQuantity(number) : '0x')
  const fields = [amount(chainId), nonce, tip, maxFee, gas, to.toLowerCase(), amount(value), data]
  const items = [...fields.map((field) => encodeItem(field.slice(2))), '']
  // The access list is empty.
  return `0x02${encodePart(`${items.join('')}c0`, 0xc0)}`
}

/** Adds the zero that a quantity of an odd number of digits lacks. */
function bytesOf(quantity: Hex): Hex {
  return quantity.length % 2 === 0 ? quantity : `0x0${quantity.slice(2)}`
}

/** Encodes bytes as an item of RLP (Ethereum yellow paper, appendix B). */
function encodeItem(digits: string): string {
  return digits.length === 2 && Number(`0x${digits}`) < 0x80 ? digits : encodePart(digits, 0x80)
}

function encodePart(digits: string, first: number): string {
  const length = digits.length / 2
  if (length < 56) return (first + length).toString(16) + digits
  const size = bytesOf(toQuantity(length)).slice(2)
  return (first + 55 + size.length / 2).toString(16) + size + digits
}
