/** Schedules the polls for the next block. All times are in ms; times of blocks are in ms since 1970. */
export type BlockScheduler = {
  found: (block: { number: bigint; timestamp: number }, now: number) => void
  missed: (now: number) => void
  wait: (now: number) => number
}

/**
 * The shortest and the longest wait without a regular interval, and the longest interval that counts as regular, ms.
 */
const bounds = { shortest: 1_000, longest: 4_000, regular: 30_000 } as const

/** The distance that later polls keep from a poll that was too early, ms. */
const distance = 200

/** The number of blocks from which the interval is computed. */
const remembered = 8

/**
 * Polls as rarely as possible, because a poll without a new block wastes a call. If blocks have a regular interval, the
 * next poll is one interval after the time of the last block, plus the delay with which blocks arrive after their time.
 * That delay is reduced with each block until a poll is too early. After that, the delay approaches the too early time
 * from above.
 */
export function createBlockScheduler(): BlockScheduler {
  const blocks: { number: bigint; timestamp: number }[] = []
  let interval: Interval | null = null
  /**
   * `delay` is the time from a block's timestamp to the poll that found it, and `tooEarly` the time to a poll that did
   * not find it.
   */
  let delay: number | null = null
  let tooEarly = Number.NEGATIVE_INFINITY
  let misses = 0
  let missedAt: number | null = null

  return {
    found(block, now) {
      const last = blocks.at(-1)
      if (last && block.number <= last.number) blocks.length = 0
      blocks.push(block)
      if (blocks.length > remembered) blocks.shift()
      interval = intervalOf(blocks)
      const seen = now - block.timestamp
      if (missedAt !== null || delay === null) {
        if (missedAt !== null) tooEarly = missedAt - block.timestamp
        delay = seen
      } else {
        // Blocks are sometimes late, so a time that was too early once is tried again after a hundred blocks.
        tooEarly -= distance / 100
        delay -= Math.min(500, Math.max(0, (delay - tooEarly - distance) / 2))
      }
      misses = 0
      missedAt = null
    },
    missed(now) {
      misses++
      missedAt = now
    },
    wait(now) {
      const last = blocks.at(-1)
      if (interval === null || delay === null || !last) return backOff(bounds.shortest, misses)
      if (interval.isRegular && misses === 0) {
        const due = last.timestamp + interval.length + delay
        return Math.min(Math.max(due - now, 250), interval.length + bounds.shortest)
      }
      if (interval.isRegular) return backOff(Math.min(bounds.shortest, interval.length / 4), misses)
      return backOff(Math.max(interval.length, bounds.shortest), misses)
    },
  }
}

type Interval = { readonly length: number; readonly isRegular: boolean }

/**
 * Returns the mean interval. It is regular if each step equals it or, because slots may be empty, is a multiple of it.
 * Block times have whole seconds.
 */
function intervalOf(blocks: readonly { number: bigint; timestamp: number }[]): Interval | null {
  const [first, last] = [blocks[0], blocks.at(-1)]
  if (!first || !last || blocks.length < 3) return null
  const steps = blocks.slice(1).map(({ number, timestamp }, index) => {
    const before = blocks[index] ?? first
    return (timestamp - before.timestamp) / Number(number - before.number)
  })
  const shortest = Math.min(...steps)
  const isRegular =
    shortest >= bounds.shortest &&
    shortest <= bounds.regular &&
    steps.every((step) => Math.abs(step / shortest - Math.round(step / shortest)) * shortest < 1)
  const mean = (last.timestamp - first.timestamp) / Number(last.number - first.number)
  return { length: isRegular ? shortest : mean, isRegular }
}

function backOff(first: number, misses: number): number {
  return Math.min(first * 2 ** Math.max(0, misses - 1), bounds.longest)
}
