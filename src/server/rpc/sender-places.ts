import { TooManyRequests } from '@/server/http/rate-limit'
import type { AskNode } from './ask-node'

/** Calls that one sender may wait for at a time. */
const placesOfSender = 40

/**
 * Bounds the calls that one sender waits for, also those that another one's call answers.
 * @param waiting how many each sender waits for now
 */
export function withSenderPlaces(ask: AskNode, waiting: Map<string, number>): AskNode {
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
