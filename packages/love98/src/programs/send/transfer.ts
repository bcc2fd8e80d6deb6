import { encodeTransfer } from '@/domain/abi'
import type { Address } from '@/domain/address'
import { amountProblemText } from '@/domain/wallet/amount-problem-text'
import { readTypedAmount, typedAmountText } from '@/domain/wallet/typed-amount'
import { amountText } from '@/safe/amount'
import { send } from '@/texts/send'

import type { Holding } from '@/wallet/holdings/use-holdings'

/**
 * A validated transfer. `amount` is in smallest units. `before` is the address of the name when the visitor
 * typed it.
 */
export type Transfer = { asset: Holding; to: Address; amount: bigint; name: string | null; before?: Address }

/** Returns the call that moves an amount: a payment, or `transfer(address,uint256)` of ERC-20. `value` in wei. */
export function transferCall({ asset: { token }, to, amount }: Transfer) {
  if (token === null) return { to, value: amount, data: '0x' as const }
  return { to: token, value: 0n, data: encodeTransfer(to, amount) }
}

type AmountResult = { kind: 'amount'; value: bigint } | { kind: 'problem'; text: string; isEmpty: boolean }

/** Parses a typed amount of an asset, or describes its problem. */
export function readAmount(typed: string, { symbol, decimals, balance }: Holding): AmountResult {
  const read = readTypedAmount(typed, decimals)
  if (read.kind === 'problem')
    return {
      kind: 'problem',
      text: amountProblemText(read.code, { symbol, decimals }),
      isEmpty: read.code === 'empty',
    }
  if (balance !== null && read.value > balance)
    return {
      kind: 'problem',
      text: send.tooMuch(typedAmountText(balance, decimals), symbol),
      isEmpty: false,
    }
  return read
}

/** Formats an amount in full with its symbol: `1,250.5 CAT`. */
export function fullAmountText(
  { symbol, decimals }: Pick<Holding, 'symbol' | 'decimals'>,
  amount: bigint,
): string {
  return `${amountText(String(amount), decimals)} ${symbol}`
}

/** Formats a change of a balance, which may be negative. */
export function signedAmount(asset: Pick<Holding, 'symbol' | 'decimals'>, change: bigint): string {
  return change < 0n ? `−${fullAmountText(asset, -change)}` : fullAmountText(asset, change)
}
