import type { Address } from '@/domain/address'
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
 *
 * The list is cut to a length later, so the accounts that are seen are in an order in which planted ones take no place of others: first
 * the recipients of real amounts of configured tokens, which only the account or a spender that it allowed can move, then one account
 * of each other token by turns, the newest first.
 */
export function earlierRecipients(
  account: Address,
  transfers: readonly ReportedTransfer[],
  configured: readonly Address[],
): KnownAddresses {
  const own = account.toLowerCase()
  const known = new Set(configured.map((token) => token.toLowerCase()))
  const trusted = new Map<string, Address>()
  const paid = new Map<string, Address>()
  const others = new Map<string, Map<string, Address>>()
  for (const { token, from, to, amount, isOwn } of transfers) {
    const isPaid = from.toLowerCase() === own
    const isReal = amount > 0n && known.has(token.toLowerCase())
    const account = isPaid ? to : from
    const key = account.toLowerCase()
    if (key === own) continue
    if (isReal && isPaid && isOwn) trusted.set(key, account)
    // A log of another kind must not take turns of a token's real transfers.
    const kind = `${token.toLowerCase()} ${isPaid} ${amount > 0n}`
    const group = isReal && isPaid ? paid : (others.get(kind) ?? new Map<string, Address>())
    if (group !== paid) others.set(kind, group)
    if (!group.has(key)) group.set(key, account)
  }
  const seen = new Map<string, Address>(paid)
  for (const one of byTurns([...others.values()].map((group) => [...group.values()])))
    if (!seen.has(one.toLowerCase())) seen.set(one.toLowerCase(), one)
  for (const key of trusted.keys()) seen.delete(key)
  return { trusted: [...trusted.values()], seen: [...seen.values()] }
}

/** The first of each list, then the second of each, and so on. */
function byTurns<Item>(lists: readonly (readonly Item[])[]): readonly Item[] {
  const placed = lists.flatMap((list) => list.map((item, place) => ({ item, place })))
  return placed.sort((a, b) => a.place - b.place).map(({ item }) => item)
}
