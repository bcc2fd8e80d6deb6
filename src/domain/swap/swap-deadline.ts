type Clock = {
  /** Of the newest block that is known, seconds since 1970. */
  readonly blockTime: number
  /** When that block was the newest, and now; ms since 1970 by the clock of this machine. */
  readonly readAt: number
  readonly now: number
  readonly minutes: number
}

/**
 * The second after which a block no longer takes the swap. Blocks carry the chain's own time, and the clock of a machine may be
 * wrong: the later of both counts, so that a slow clock does not make every swap expire.
 */
export function swapDeadline({ blockTime, readAt, now, minutes }: Clock): bigint {
  const chainTime = blockTime + Math.max(0, now - readAt) / 1_000
  return BigInt(Math.floor(Math.max(chainTime, now / 1_000)) + minutes * 60)
}

/** s; a chain without a block for this long stands still, or this machine's clock is wrong. */
const mostLead = 300

/**
 * By how many whole minutes this machine's clock is ahead of the chain's time, and a deadline later for it; 0 for a difference that
 * blocks explain.
 */
export function clockLead({ blockTime, readAt, now }: Omit<Clock, 'minutes'>): number {
  // The machine's clock alone measures how long ago the block was the newest.
  const lead = now / 1_000 - (blockTime + Math.max(0, now - readAt) / 1_000)
  return lead > mostLead ? Math.floor(lead / 60) : 0
}

/** ms; two blocks of the main chain. */
const oldAfter = 30_000

/**
 * True when a quote is too old to be signed.
 * @param readAt when its block was the newest, ms since 1970: by the time of the block, not by the last answer of a node
 */
export function isOldQuote(readAt: number | null, now: number): boolean {
  return readAt === null || now - readAt > oldAfter
}
