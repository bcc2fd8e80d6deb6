import { expect, vi } from 'vitest'
import { patience, settled } from './event-loop'

type Asked = { method: string; params?: unknown }
type Request = (asked: Asked) => Promise<unknown>

/** Answers that are held back until a test gives them, of a node or a wallet. */
export function heldAnswers() {
  let isHeld: (asked: Asked) => boolean = () => false
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
    hold(which: (asked: Asked) => boolean = () => true) {
      isHeld = which
    },
    isAsked: () => vi.waitFor(() => expect(held.length).toBeGreaterThan(0), patience),
    /** Gives all answers, and runs what follows from them. */
    async give() {
      isHeld = () => false
      for (const resolve of held.splice(0)) resolve()
      await settled()
    },
  }
}
