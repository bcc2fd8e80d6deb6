/**
 * The slots for calls in flight to a node, with a queue for calls that wait for a slot. It uses only plain data and
 * functions.
 */
export type CallPlaces = {
  /**
   * Waits for slots.
   * @returns a function that releases them; null if the queue is full or the wait was too long
   */
  take: (count: number, signal?: AbortSignal) => Promise<(() => void) | null>
  taken: () => number
  waiting: () => number
}

/** The maximum number of waiting calls, and the maximum time that one waits, ms. */
const queueLimits = { calls: 200, time: 5_000 } as const

/** @param most the maximum number of calls in flight; a larger batch runs alone */
export function createCallPlaces(most: number): CallPlaces {
  let taken = 0
  let queued = 0
  const queue: { count: number; go: () => void }[] = []
  const release = (count: number) => () => {
    taken -= count
    for (let next = queue[0]; next && taken + next.count <= most; next = queue[0]) {
      queue.shift()
      next.go()
    }
  }
  return {
    taken: () => taken,
    waiting: () => queued,
    async take(asked, signal) {
      const count = Math.min(asked, most)
      if (queue.length === 0 && taken + count <= most) {
        taken += count
        return release(count)
      }
      if (queued + count > queueLimits.calls || signal?.aborted) return null
      queued += count
      const isIn = await new Promise<boolean>((resolve) => {
        const leave = () => {
          queue.splice(queue.indexOf(entry), 1)
          end(false)
          // A call behind this one in the queue may need fewer slots.
          release(0)()
        }
        const timer = setTimeout(leave, queueLimits.time)
        signal?.addEventListener('abort', leave)
        const end = (isGiven: boolean) => {
          clearTimeout(timer)
          signal?.removeEventListener('abort', leave)
          resolve(isGiven)
        }
        const entry = {
          count,
          go: () => {
            taken += count
            end(true)
          },
        }
        queue.push(entry)
      })
      queued -= count
      return isIn ? release(count) : null
    },
  }
}
