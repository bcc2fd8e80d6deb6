import { type DecimalProblem, readTypedDecimal } from '@/domain/typed-decimal'

export type AmountProblem = DecimalProblem | 'zero' | 'too-many-decimals' | 'too-large'

export type TypedAmount =
  /** In smallest units (wei for ETH), above zero. */
  | { readonly kind: 'amount'; readonly value: bigint }
  | { readonly kind: 'problem'; readonly code: AmountProblem }

/** A contract's amount has 256 bits (EIP-20). */
const largest = 2n ** 256n - 1n

/**
 * Reads an amount that a person typed, in smallest units. The amount is exact or refused: more decimals than the token
 * has are a problem and are never cut (viem's `parseUnits` rounds them, docs/decisions/0004).
 * @param decimals of the token
 */
export function readTypedAmount(text: string, decimals: number): TypedAmount {
  const read = readTypedDecimal(text)
  if (read.kind === 'problem') return read
  const [whole = '', fraction = ''] = read.text.split('.')
  if (fraction.length > decimals) return { kind: 'problem', code: 'too-many-decimals' }
  const value = BigInt(whole + fraction.padEnd(decimals, '0'))
  if (value === 0n) return { kind: 'problem', code: 'zero' }
  return value > largest ? { kind: 'problem', code: 'too-large' } : { kind: 'amount', value }
}

/** Formats an amount for a text field: all its digits, without separators, so that it parses to the same value. */
export function typedAmountText(value: bigint, decimals: number): string {
  const digits = value.toString().padStart(decimals + 1, '0')
  const [whole, fraction] =
    decimals === 0 ? [digits, ''] : [digits.slice(0, -decimals), digits.slice(-decimals)]
  const rest = fraction.replace(/0+$/, '')
  return rest ? `${whole}.${rest}` : whole
}
