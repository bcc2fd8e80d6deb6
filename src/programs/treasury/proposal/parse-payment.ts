import { shortenAddress } from '@/domain/address'
import { amountProblemText } from '@/domain/wallet/amount-problem-text'
import { readTypedAmount } from '@/domain/wallet/typed-amount'
import { amountText } from '@/safe/amount'
import { transferData } from '@/safe/execution'
import { treasury } from '@/texts/treasury'

import type { NamedRecipient } from '@/wallet/recipient/use-current-address'
import type { Asset } from '../tokens/assets'

type Hex = `0x${string}`

/** One payment that is to be proposed; `value` in wei. */
export type Payment = {
  to: Hex
  value: bigint
  data: Hex
  /** In words. */
  what: string
  recipient: NamedRecipient
  /** Which asset, and how much of its smallest unit. */
  asset: number
  amount: bigint
}

type Typed = { assets: readonly Asset[]; asset: number; recipient: NamedRecipient; amount: string }

/**
 * Reads what was typed as a payment, or answers what is wrong with it.
 * @param others payments that will be made with it: together they may not be more than the Safe holds
 */
export function parsePayment(
  { assets, asset, recipient, amount }: Typed,
  others: readonly Payment[],
): Payment | string {
  const held = assets[asset]
  if (!held || held.decimals === null) return treasury.noAssets
  const { token, name, decimals } = held
  const read = readTypedAmount(amount, decimals)
  if (read.kind === 'problem') return amountProblemText(read.code, { symbol: name, decimals })
  const { value } = read
  const spent = others.reduce((sum, other) => (other.asset === asset ? sum + other.amount : sum), 0n)
  if (spent + value > BigInt(held.balance)) return treasury.tooMuch
  const what = treasury.sent(
    `${amountText(String(value), decimals)} ${name}`,
    shortenAddress(recipient.address),
  )
  const call =
    token === null
      ? { to: recipient.address, value, data: '0x' as const }
      : { to: token, value: 0n, data: transferData(recipient.address, value) }
  return { ...call, what, recipient, asset, amount: value }
}
