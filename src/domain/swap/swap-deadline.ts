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

/** ms; two blocks of the main chain. */
const oldAfter = 30_000

/**
 * Whether a quote is too old to be signed.
 * @param readAt when its block was the newest, ms since 1970: by the time of the block, not by the last answer of a node
 */
export function isOldQuote(readAt: number | null, now: number): boolean {
  return readAt === null || now - readAt > oldAfter
}
