import type { Address } from '@/domain/address'
import { amountProblemText } from '@/domain/wallet/amount-problem-text'
import { readTypedAmount, typedAmountText } from '@/domain/wallet/typed-amount'
import { amountText } from '@/safe/amount'
import type { amountTexts } from '@/texts/en/wallet/amounts'
import type { sendTexts } from '@/texts/en/wallet/send'
import type { Holding } from '@/wallet/holdings/use-holdings'

/** A transfer that was read and checked; `amount` in smallest units; `before`: the address of its name when it was typed. */
export type Transfer = { asset: Holding; to: Address; amount: bigint; name: string | null; before?: Address }

/** What Max leaves of the native coin for fees: 0.01 of a coin with 18 decimals. */
export const leftForFees = 10n ** 16n

/** The call that moves an amount: a payment, or `transfer(address,uint256)` of ERC-20. `value` in wei. */
export function transferCall({ asset: { token }, to, amount }: Transfer) {
  if (token === null) return { to, value: amount, data: '0x' as const }
  const words = [BigInt(to), amount].map((word) => word.toString(16).padStart(64, '0')).join('')
  return { to: token, value: 0n, data: `0xa9059cbb${words}` as const }
}

/** All that can be sent; of the native coin what fees need stays. */
export function mostOf({ token, balance }: Holding): bigint {
  const held = balance ?? 0n
  if (token !== null) return held
  return held > leftForFees ? held - leftForFees : 0n
}

type Read = { kind: 'amount'; value: bigint } | { kind: 'problem'; text: string; isEmpty: boolean }

/** Reads a typed amount of an asset, or says what is wrong with it. */
export function readAmount(
  typed: string,
  { symbol, decimals, balance }: Holding,
  texts: { send: typeof sendTexts; amounts: typeof amountTexts },
): Read {
  const read = readTypedAmount(typed, decimals)
  if (read.kind === 'problem')
    return {
      kind: 'problem',
      text: amountProblemText(read.code, { symbol, decimals }, texts.amounts),
      isEmpty: read.code === 'empty',
    }
  if (balance !== null && read.value > balance)
    return {
      kind: 'problem',
      text: texts.send.tooMuch(typedAmountText(balance, decimals), symbol),
      isEmpty: false,
    }
  return read
}

/** An amount in full with its symbol: `1,250.5 LOVE`. */
export function wordsOfAmount(
  { symbol, decimals }: Pick<Holding, 'symbol' | 'decimals'>,
  amount: bigint,
): string {
  return `${amountText(String(amount), decimals)} ${symbol}`
}

/** The same of a change of a balance, which may be less than nothing. */
export function signedAmount(asset: Pick<Holding, 'symbol' | 'decimals'>, change: bigint): string {
  return change < 0n ? `−${wordsOfAmount(asset, -change)}` : wordsOfAmount(asset, change)
}
