import type { Address } from '@/domain/address'

/**
 * A contract's balance of one token, in the smallest unit. `amount` is the upper bound, null if it is
 * unknown; `minimum` is the minimum that came from swaps, null if nothing came from swaps.
 */
export type TokenBalance = { amount: bigint | null; minimum: bigint | null }

/**
 * A token by its contract, the native coin, or the wrapped coin. The router has the wrapped coin's contract, but its
 * commands do not name it.
 */
export type LedgerToken = Address | 'native' | 'wrapped'

/** Tracks the balances of a contract while its calls run. An uncertain balance counts as still held. */
export function createBalanceLedger() {
  const balances = new Map<string, TokenBalance>()
  let isLost = false

  /**
   * Finds the entry of a token. Only one token is the wrapped coin, so an unlisted token is assumed to be the coin that
   * was wrapped.
   */
  function find(token: LedgerToken): string | null {
    const key = token.toLowerCase()
    if (balances.has(key)) return key
    if (key === 'native') return null
    if (key !== 'wrapped') return balances.has('wrapped') ? 'wrapped' : null
    // With several tokens, it is unknown which one is unwrapped.
    const tokens = [...balances.keys()].filter((one) => one !== 'native')
    return tokens.length === 1 ? (tokens[0] ?? null) : null
  }

  return {
    add(token: LedgerToken, { amount, minimum }: TokenBalance) {
      if (amount === 0n) return
      const key = token.toLowerCase()
      const before = balances.get(key)
      balances.set(key, {
        amount: before ? sum(before.amount, amount) : amount,
        minimum: before?.minimum == null ? minimum : before.minimum + (minimum ?? 0n),
      })
    },
    /** Takes an exact amount or everything; returns the balance before that, or null if nothing is held. */
    take(token: LedgerToken, amount: bigint | 'all'): TokenBalance | null {
      const key = find(token)
      const before = key === null ? undefined : balances.get(key)
      if (key === null || !before) return null
      const spent = amount === 'all' ? 0n : amount
      const rest = amount === 'all' ? 0n : before.amount === null ? null : before.amount - spent
      if (rest !== null && rest <= 0n) balances.delete(key)
      else
        balances.set(key, {
          amount: rest,
          minimum: before.minimum === null ? null : positive(before.minimum - spent),
        })
      return before
    },
    /** Takes an unknown part of the balance, possibly nothing. */
    spendUnknown(token: LedgerToken) {
      const key = find(token)
      const before = key === null ? undefined : balances.get(key)
      if (key !== null && before)
        balances.set(key, { amount: null, minimum: before.minimum === null ? null : 0n })
    },
    /** Takes a portion in hundredths of a percent. */
    reduce(token: LedgerToken, portion: bigint) {
      const key = find(token)
      const before = key === null ? undefined : balances.get(key)
      if (key === null || !before) return
      const minimum =
        before.minimum === null ? null : positive((before.minimum * (10_000n - portion)) / 10_000n)
      balances.set(key, { amount: before.amount, minimum })
    },
    /** Marks the current balances as lost: other accounts can take them before the end. */
    markLost() {
      isLost ||= balances.size > 0
    },
    hasRemainder(): boolean {
      return isLost || balances.size > 0
    },
  }
}

function sum(one: bigint | null, other: bigint | null): bigint | null {
  return one === null || other === null ? null : one + other
}

function positive(amount: bigint): bigint {
  return amount > 0n ? amount : 0n
}
