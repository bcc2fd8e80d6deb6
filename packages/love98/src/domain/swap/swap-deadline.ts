type Clock = {
  /** The time of the newest known block, seconds since 1970. */
  readonly blockTime: number
  /**
   * The moment at which that block was the newest, and the current moment; ms since 1970 by the clock of this machine.
   */
  readonly readAt: number
  readonly now: number
  readonly minutes: number
}

/**
 * Returns the second after which no block accepts the swap. Blocks have the chain's own time, and the clock of this
 * machine may be wrong. The later of the two counts, so that a slow clock does not make every swap expire.
 */
export function swapDeadline({ blockTime, readAt, now, minutes }: Clock): bigint {
  const chainTime = blockTime + Math.max(0, now - readAt) / 1_000
  return BigInt(Math.floor(Math.max(chainTime, now / 1_000)) + minutes * 60)
}

/** The time for which the Universal Router may take tokens through Permit2, minutes. */
const permitMinutes = 30

/** Returns the end of an allowance at Permit2, seconds since 1970: in 30 minutes, but not before the deadline. */
export function permitEnd({
  deadline,
  ...clock
}: Omit<Clock, 'minutes'> & { readonly deadline: bigint }): bigint {
  const end = swapDeadline({ ...clock, minutes: permitMinutes })
  return end > deadline ? end : deadline
}

/** Seconds. After this long without a block, the chain has stopped or this machine's clock is wrong. */
const mostLead = 300

/**
 * Returns the whole minutes by which this machine's clock, and therefore a deadline, is ahead of the chain's time; 0 if
 * the time between blocks explains the difference.
 */
export function clockAheadMinutes({ blockTime, readAt, now }: Omit<Clock, 'minutes'>): number {
  // Only the machine's clock measures the time since the block was the newest.
  const lead = now / 1_000 - (blockTime + Math.max(0, now - readAt) / 1_000)
  return lead > mostLead ? Math.floor(lead / 60) : 0
}

/** ms; about two blocks of Ethereum Mainnet. */
const oldAfter = 30_000

/**
 * Returns whether a quote is too old to be signed.
 * @param readAt the moment at which its block was the newest, ms since 1970: by the time of the block, not by the last
 * answer of a node
 */
export function isOldQuote(readAt: number | null, now: number): boolean {
  return readAt === null || now - readAt > oldAfter
}
