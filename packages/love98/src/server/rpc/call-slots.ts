import { TooManyRequests } from '@/server/http/rate-limit'
import type { SendCalls } from './ask-node'

/**
 * The slots for calls in flight to a node, with a queue for calls that wait for a slot. It uses only plain data and
 * functions.
 */
export type CallSlots = {
  /**
   * Waits for slots.
   * @returns a function that releases them; null if the queue is full or the wait was too long
   */
  acquire: (count: number, signal?: AbortSignal) => Promise<(() => void) | null>
  inUse: () => number
  waiting: () => number
}

/** The maximum number of waiting calls, and the maximum time that one waits, ms. */
export const queueLimits = { calls: 200, time: 5_000 }

/** @param most the maximum number of calls in flight; a larger batch runs alone */
export function createCallSlots(most: number, limits = queueLimits): CallSlots {
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
    inUse: () => taken,
    waiting: () => queued,
    async acquire(asked, signal) {
      const count = Math.min(asked, most)
      if (queue.length === 0 && taken + count <= most) {
        taken += count
        return release(count)
      }
      if (queued + count > limits.calls || signal?.aborted) return null
      queued += count
      const isIn = await new Promise<boolean>((resolve) => {
        const leave = () => {
          queue.splice(queue.indexOf(entry), 1)
          end(false)
          // A call behind this one in the queue may need fewer slots.
          release(0)()
        }
        const timer = setTimeout(leave, limits.time)
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

/** The maximum number of calls for which one sender may wait at a time. */
const placesOfSender = 40

/**
 * Limits the calls for which one sender waits, including those that another sender's call answers.
 * @param waiting the number of waiting calls by sender
 */
export function withSenderLimit(ask: SendCalls, waiting: Map<string, number>): SendCalls {
  const hold = (sender: string, count: number) => {
    const held = (waiting.get(sender) ?? 0) + count
    if (held > 0) waiting.set(sender, held)
    else waiting.delete(sender)
  }
  return async (calls, asker) => {
    if ((waiting.get(asker.sender) ?? 0) + calls.length > placesOfSender) throw new TooManyRequests(1_000)
    hold(asker.sender, calls.length)
    try {
      return await ask(calls, asker)
    } finally {
      hold(asker.sender, -calls.length)
    }
  }
}
