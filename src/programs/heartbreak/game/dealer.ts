import { type Board, boardFrom } from '@/domain/heartbreak/board/board'
import { type BoardName, formatBoardId } from '@/domain/heartbreak/board/board-id'
import { type Image, imageOf } from '@/domain/heartbreak/board/transform'
import { dealSteps } from '@/domain/heartbreak/generator/generator'
import type { DeductionQuery } from '@/domain/heartbreak/run/deduction-query'
import { findKnowable, type Knowable } from '@/domain/heartbreak/solver/deduction'
import type { DealerAnswer, DealerRequest } from './dealer-messages'

/** Who deals boards and looks for proofs without holding the page up. */
export type Dealer = {
  /** Where the work is done: in a thread of its own, or between the frames of the page. */
  readonly place: () => 'worker' | 'page'
  /** @throws {Error} when the board could not be dealt */
  deal: (name: BoardName, image: Image) => Promise<Board>
  deduce: (query: DeductionQuery) => Promise<Knowable>
  stop: () => void
}

type Thread = Pick<Worker, 'postMessage' | 'terminate' | 'onmessage' | 'onerror'>
type Waiting = { readonly take: (answer: DealerAnswer) => void; readonly onGone: () => void }

/** Milliseconds of work before the page may draw, and how long a thread may be silent before it counts as gone. */
const sliceMs = 8
const silenceMs = 20_000

/**
 * A dealer over a worker of our own; where workers are blocked or fall over, the page itself deals in slices, with the
 * same boards.
 */
export function createDealer(startThread: () => Thread = startWorker): Dealer {
  let thread: Thread | null | undefined
  let lastId = 0
  const waiting = new Map<number, Waiting>()

  function abandon() {
    thread?.terminate()
    thread = null
    for (const [id, { onGone }] of [...waiting]) {
      waiting.delete(id)
      onGone()
    }
  }

  function threadAtHand(): Thread | null {
    if (thread !== undefined) return thread
    try {
      const started = startThread()
      started.onmessage = ({ data }: MessageEvent<DealerAnswer>) => {
        const found = waiting.get(data.id)
        waiting.delete(data.id)
        found?.take(data)
      }
      started.onerror = (event) => {
        event.preventDefault?.()
        abandon()
      }
      thread = started
    } catch {
      thread = null
    }
    return thread
  }

  /** Asks the thread; `null` when there is none, or none any more. */
  function ask(request: DistributedOmit<DealerRequest, 'id'>): Promise<DealerAnswer | null> {
    const at = threadAtHand()
    if (!at) return Promise.resolve(null)
    const id = ++lastId
    return new Promise((resolve) => {
      const timer = setTimeout(abandon, silenceMs)
      const settle = (answer: DealerAnswer | null) => {
        clearTimeout(timer)
        resolve(answer)
      }
      waiting.set(id, { take: settle, onGone: () => settle(null) })
      at.postMessage({ ...request, id })
    })
  }

  return {
    place: () => (threadAtHand() ? 'worker' : 'page'),
    async deal(name, image) {
      const answer = await ask({ kind: 'deal', boardId: formatBoardId(name), image })
      if (!answer) return imageOf(await dealInSlices(name), image)
      if (answer.kind !== 'dealt') throw new Error(answer.kind === 'failed' ? answer.problem : '')
      return boardFrom(name.level, answer.hearts, answer.start, answer.guessFree)
    },
    async deduce({ view, near }) {
      const { field, broken, shown } = view
      const { columns, rows } = field
      const answer = await ask({ kind: 'know', columns, rows, broken, shown, near })
      if (answer?.kind === 'known') return answer.known
      return findKnowable(view, near)
    },
    stop() {
      thread?.terminate()
      thread = undefined
      for (const { onGone } of waiting.values()) onGone()
      waiting.clear()
    },
  }
}

type DistributedOmit<Union, Key extends PropertyKey> = Union extends unknown ? Omit<Union, Key> : never

function startWorker(): Thread {
  return new Worker(new URL('./dealer.worker.ts', import.meta.url), { type: 'module' })
}

/** Deals on the page's own thread and lets it draw after every few milliseconds. */
async function dealInSlices(name: BoardName): Promise<Board> {
  const steps = dealSteps(name)
  for (;;) {
    const until = performance.now() + sliceMs
    while (performance.now() < until) {
      const step = steps.next()
      if (step.done) return step.value
    }
    await new Promise((resume) => setTimeout(resume))
  }
}
