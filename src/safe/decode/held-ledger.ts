import type { Address } from '@/domain/address'

/**
 * A contract's balance of one token, in the smallest unit. `amount` is the upper bound, null if it is unknown; `least`
 * is the minimum that came from swaps, null if nothing came from swaps.
 */
export type Held = { amount: bigint | null; least: bigint | null }

/**
 * A token by its contract, the native coin, or the wrapped coin. The router has the wrapped coin's contract, but its
 * commands do not name it.
 */
export type HeldToken = Address | 'native' | 'wrapped'

/** Tracks the balances of a contract while its calls run. An uncertain balance counts as still held. */
export function heldLedger() {
  const held = new Map<string, Held>()
  let isLost = false

  /**
   * Finds the entry of a token. Only one token is the wrapped coin, so an unlisted token is assumed to be the coin that
   * was wrapped.
   */
  function find(token: HeldToken): string | null {
    const key = token.toLowerCase()
    if (held.has(key)) return key
    if (key === 'native') return null
    if (key !== 'wrapped') return held.has('wrapped') ? 'wrapped' : null
    // With several tokens, it is unknown which one is unwrapped.
    const tokens = [...held.keys()].filter((one) => one !== 'native')
    return tokens.length === 1 ? (tokens[0] ?? null) : null
  }

  return {
    add(token: HeldToken, { amount, least }: Held) {
      if (amount === 0n) return
      const key = token.toLowerCase()
      const before = held.get(key)
      held.set(key, {
        amount: before ? sum(before.amount, amount) : amount,
        least: before?.least == null ? least : before.least + (least ?? 0n),
      })
    },
    /** Takes an exact amount or everything; returns the balance before that, or null if nothing is held. */
    take(token: HeldToken, amount: bigint | 'all'): Held | null {
      const key = find(token)
      const before = key === null ? undefined : held.get(key)
      if (key === null || !before) return null
      const spent = amount === 'all' ? 0n : amount
      const rest = amount === 'all' ? 0n : before.amount === null ? null : before.amount - spent
      if (rest !== null && rest <= 0n) held.delete(key)
      else
        held.set(key, { amount: rest, least: before.least === null ? null : positive(before.least - spent) })
      return before
    },
    /** Takes an unknown part of the balance, possibly nothing. */
    blur(token: HeldToken) {
      const key = find(token)
      const before = key === null ? undefined : held.get(key)
      if (key !== null && before) held.set(key, { amount: null, least: before.least === null ? null : 0n })
    },
    /** Takes a portion in hundredths of a percent. */
    reduce(token: HeldToken, portion: bigint) {
      const key = find(token)
      const before = key === null ? undefined : held.get(key)
      if (key === null || !before) return
      const least = before.least === null ? null : positive((before.least * (10_000n - portion)) / 10_000n)
      held.set(key, { amount: before.amount, least })
    },
    /** Marks the current balances as lost: other accounts can take them before the end. */
    lose() {
      isLost ||= held.size > 0
    },
    isLeft(): boolean {
      return isLost || held.size > 0
    },
  }
}

function sum(one: bigint | null, other: bigint | null): bigint | null {
  return one === null || other === null ? null : one + other
}

function positive(amount: bigint): bigint {
  return amount > 0n ? amount : 0n
}
