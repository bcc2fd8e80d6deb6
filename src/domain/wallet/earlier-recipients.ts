import { type Address, isSameAddress } from '@/domain/address'
import type { KnownAddresses } from './look-alikes'

/** A transfer as a log reports it (`Transfer` of EIP-20, or of the coin by EIP-7708). */
export type ReportedTransfer = {
  /** The contract that reports it. */
  readonly token: Address
  readonly from: Address
  readonly to: Address
  /** In smallest units. */
  readonly amount: bigint
  /** True only where the account sent the transaction itself: any contract can report a transfer from any account. */
  readonly isOwn: boolean
}

/**
 * The accounts of a history. Only a transfer that the account sent itself, of more than nothing, of a configured token vouches for its
 * recipient. The others are seen: transfers of nothing and of tokens of strangers are how addresses are planted.
 */
export function earlierRecipients(
  account: Address,
  transfers: readonly ReportedTransfer[],
  configured: readonly Address[],
): KnownAddresses {
  const isConfigured = (token: Address) => configured.some((known) => isSameAddress(known, token))
  const vouches = ({ token, from, amount, isOwn }: ReportedTransfer) =>
    isOwn && amount > 0n && isSameAddress(from, account) && isConfigured(token)
  const trusted = unique(transfers.filter(vouches).map(({ to }) => to))
  const others = transfers.flatMap(({ from, to }) => [from, to]).filter((one) => !isSameAddress(one, account))
  const isTrusted = new Set(trusted.map((one) => one.toLowerCase()))
  return { trusted, seen: unique(others).filter((one) => !isTrusted.has(one.toLowerCase())) }
}

function unique(addresses: readonly Address[]): readonly Address[] {
  return [...new Map(addresses.map((address) => [address.toLowerCase(), address])).values()]
}
