/** When to look for the next block. All times are ms; those of blocks, ms since 1970. */
export type Pace = {
  /** A look found a new block. */
  found: (block: { number: bigint; timestamp: number }, now: number) => void
  /** A look found the block that was known. */
  missed: (now: number) => void
  /** How long to wait from now on. */
  wait: (now: number) => number
}

/** The shortest and the longest wait where blocks come as they like, and the longest interval that is waited for, ms. */
const bounds = { shortest: 1_000, longest: 4_000, regular: 30_000 } as const

/** How far from a look that came too early the next ones stay, ms. */
const distance = 200

/** How many blocks tell the interval. */
const remembered = 8

/**
 * Looks as seldom as blocks come: a look that finds nothing is a call for nothing. Where blocks come at an interval, the
 * next look is one interval after the last block, plus how late blocks are (a slot's time lies before its block arrives).
 * That delay is lowered block by block until a look comes too early, and approached from above from then on.
 */
export function createPace(): Pace {
  const blocks: { number: bigint; timestamp: number }[] = []
  let interval: Interval | null = null
  /** `delay`: from a block's time to a look that found it; `tooEarly`: to a look that did not. */
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
        // Blocks are late at times: what was too early once is tried again after a hundred blocks.
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

/** The mean interval; regular when each one is it or, where slots stay empty, a multiple of it. Times have whole seconds. */
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
