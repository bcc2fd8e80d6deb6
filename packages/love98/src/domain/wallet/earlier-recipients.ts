import type { Address } from '@/domain/address'
import type { KnownAddresses } from './look-alikes'

/** A transfer as a log reports it (`Transfer` of EIP-20, or of the coin by EIP-7708). */
export type ReportedTransfer = {
  readonly token: Address
  readonly from: Address
  readonly to: Address
  /** In smallest units. */
  readonly amount: bigint
  /** True only if the account sent the transaction itself: any contract can report a transfer from any account. */
  readonly isOwn: boolean
}

/**
 * Returns the accounts of a history. Only a transfer that the account sent itself, of more than zero, of a configured
 * token makes its recipient trusted. All others are only seen, because attackers plant addresses by transfers of zero
 * and of unknown tokens. The list is cut to a length later, so seen accounts are ordered so that planted ones cannot
 * displace others: first the recipients of real amounts of configured tokens, which only the account or a permitted
 * spender can move, then one account of each other token in turn, the newest first.
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
    // A log of another kind must not displace a token's real transfers.
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

/** Returns the first of each list, then the second of each, and so on. */
function byTurns<Item>(lists: readonly (readonly Item[])[]): readonly Item[] {
  const placed = lists.flatMap((list) => list.map((item, place) => ({ item, place })))
  return placed.sort((a, b) => a.place - b.place).map(({ item }) => item)
}
