import { expect, vi } from 'vitest'
import { settled, waitOptions } from './event-loop'

type NodeRequest = { method: string; params?: unknown }
type Request = (asked: NodeRequest) => Promise<unknown>

/** Holds answers of a node or a wallet until a test releases them. */
export function delayedAnswers() {
  let isHeld: (asked: NodeRequest) => boolean = () => false
  const held: (() => void)[] = []
  return {
    /** Passes the requests on; selected ones wait. */
    through:
      (request: Request): Request =>
      async (asked) => {
        if (isHeld(asked)) await new Promise<void>((resolve) => held.push(resolve))
        return request(asked)
      },
    /** Holds the answers of requests from now on. */
    hold(which: (asked: NodeRequest) => boolean = () => true) {
      isHeld = which
    },
    isAsked: () => vi.waitFor(() => expect(held.length).toBeGreaterThan(0), waitOptions),
    async give() {
      isHeld = () => false
      for (const resolve of held.splice(0)) resolve()
      await settled()
    },
  }
}
