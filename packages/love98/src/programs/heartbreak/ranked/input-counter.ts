import type { InputOrigin } from '../board/board-pointer'
import type { InputCounts } from './ticket'

/** Counts the moves of a ranked run by input device. It stores no positions. */
export type InputCounter = ReturnType<typeof createInputCounter>

export function createInputCounter() {
  const zero: InputCounts = { untrusted: 0, pointerSamples: 0, pointer: 0, touch: 0, keyboard: 0 }
  let counts = zero
  return {
    read: () => counts,
    reset(from = zero) {
      counts = from
    },
    count({ source, trusted }: InputOrigin) {
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
