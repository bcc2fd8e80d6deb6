import { expect, vi } from 'vitest'
import { settled, waitOptions } from './event-loop'

type NodeRequest = { method: string; params?: unknown }
type Request = (asked: NodeRequest) => Promise<unknown>

/** Answers that are held back until a test gives them, of a node or a wallet. */
export function delayedAnswers() {
  let isHeld: (asked: NodeRequest) => boolean = () => false
  const held: (() => void)[] = []
  return {
    /** The same requests, of which those that are to be held wait. */
    through:
      (request: Request): Request =>
      async (asked) => {
        if (isHeld(asked)) await new Promise<void>((resolve) => held.push(resolve))
        return request(asked)
      },
    /** Holds what is asked from now on. */
    hold(which: (asked: NodeRequest) => boolean = () => true) {
      isHeld = which
    },
    isAsked: () => vi.waitFor(() => expect(held.length).toBeGreaterThan(0), waitOptions),
    /** Gives all answers, and runs what follows from them. */
    async give() {
      isHeld = () => false
      for (const resolve of held.splice(0)) resolve()
      await settled()
    },
  }
}
