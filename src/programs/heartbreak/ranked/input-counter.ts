import type { By } from '../board/board-pointer'
import type { InputTold } from './ticket'

/** How a game was played, told with a ranked one: counts only, no positions. */
export type InputCounts = ReturnType<typeof createInputCounts>

export function createInputCounts() {
  const zero: InputTold = { untrusted: 0, pointerSamples: 0, pointer: 0, touch: 0, keyboard: 0 }
  let counts = zero
  return {
    read: () => counts,
    /** From zero, or from where a game of an earlier visit stood. */
    reset(from = zero) {
      counts = from
    },
    count({ source, trusted }: By) {
      counts = {
        ...counts,
        [source]: counts[source] + 1,
        untrusted: counts.untrusted + (trusted ? 0 : 1),
      }
    },
    sample() {
      counts = { ...counts, pointerSamples: counts.pointerSamples + 1 }
    },
  }
}
