import { shortenAddress } from '@/domain/address'
import { amountText, parseAmount } from '@/safe/amount'
import { isNativeToken } from '@/safe/enumerations'
import { transferData } from '@/safe/execution'
import type { Balances } from '@/safe/gateway/safe-shapes'
import { plainText } from '@/safe/plain-text'
import { parseSafe } from '@/safe/safe-address'
import type { treasuryTexts } from '@/texts/en/programs/treasury'

type Hex = `0x${string}`

/** One payment that is to be proposed; `value` in wei. */
export type Payment = {
  to: Hex
  value: bigint
  data: Hex
  /** In words. */
  what: string
  /** Which asset, and how much of its smallest unit. */
  asset: number
  amount: bigint
}

type Typed = { assets: Balances['items']; asset: number; to: string; amount: string }

/**
 * Reads what was typed as a payment, or answers what is wrong with it.
 * @param others payments that will be made with it: together they may not be more than the Safe holds
 */
export function parsePayment(
  { assets, asset, to, amount }: Typed,
  others: readonly Payment[],
  nativeSymbol: string,
  texts: typeof treasuryTexts,
): Payment | string {
  const held = assets[asset]
  if (!held) return texts.noAssets
  const { type, address, decimals, symbol } = held.tokenInfo
  const isNative = isNativeToken(type)
  const recipient = parseSafe(to, 1)?.address
  const value = parseAmount(amount, decimals ?? 0)
  if (!recipient) return texts.notAnAddress
  if (value === null || value === 0n || (!isNative && address === null)) return texts.notAnAmount
  const spent = others.reduce((sum, other) => (other.asset === asset ? sum + other.amount : sum), 0n)
  if (spent + value > BigInt(held.balance)) return texts.tooMuch
  const name = isNative ? nativeSymbol : plainText(symbol, 16) || texts.unnamedToken
  const what = texts.sent(`${amountText(String(value), decimals)} ${name}`, shortenAddress(recipient))
  const call =
    isNative || address === null
      ? { to: recipient, value, data: '0x' as const }
      : { to: address, value: 0n, data: transferData(recipient, value) }
  return { ...call, what, asset, amount: value }
}
