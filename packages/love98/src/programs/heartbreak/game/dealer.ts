import { type Board, boardFrom } from '@/domain/heartbreak/board/board'
import { type BoardSpec, formatBoardId } from '@/domain/heartbreak/board/board-id'
import { type Image, imageOf } from '@/domain/heartbreak/board/transform'
import { dealSteps } from '@/domain/heartbreak/generator/generator'
import type { DeductionQuery } from '@/domain/heartbreak/run/deduction-query'
import { type Deduction, findDeduction } from '@/domain/heartbreak/solver/deduction'
import type { DealerAnswer, DealerRequest } from './dealer-messages'

export type Dealer = {
  /** Returns the place of the work: a web worker, or slices on the main thread. */
  readonly place: () => 'worker' | 'page'
  /** @throws {Error} when the board could not be dealt */
  deal: (name: BoardSpec, image: Image) => Promise<Board>
  deduce: (query: DeductionQuery) => Promise<Deduction>
  stop: () => void
}

type Thread = Pick<Worker, 'postMessage' | 'terminate' | 'onmessage' | 'onerror'>
type PendingRequest = { readonly onAnswer: (answer: DealerAnswer) => void; readonly onGone: () => void }

/** The length of a slice on the main thread, ms. `workerTimeoutMs`: time after which a silent worker is abandoned. */
const sliceMs = 8
const workerTimeoutMs = 20_000

/**
 * Creates a dealer that uses a web worker. Where workers are blocked or fail, the main thread does the work
 * in slices, with the same results.
 */
export function createDealer(startThread: () => Thread = startWorker): Dealer {
  let thread: Thread | null | undefined
  let lastId = 0
  const pending = new Map<number, PendingRequest>()

  function abandon() {
    thread?.terminate()
    thread = null
    for (const [id, { onGone }] of [...pending]) {
      pending.delete(id)
      onGone()
    }
  }

  function getThread(): Thread | null {
    if (thread !== undefined) return thread
    try {
      const started = startThread()
      started.onmessage = ({ data }: MessageEvent<DealerAnswer>) => {
        const found = pending.get(data.id)
        pending.delete(data.id)
        found?.onAnswer(data)
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

  function send(request: DistributedOmit<DealerRequest, 'id'>): Promise<DealerAnswer | null> {
    const at = getThread()
    if (!at) return Promise.resolve(null)
    const id = ++lastId
    return new Promise((resolve) => {
      const timer = setTimeout(abandon, workerTimeoutMs)
      const settle = (answer: DealerAnswer | null) => {
        clearTimeout(timer)
        resolve(answer)
      }
      pending.set(id, { onAnswer: settle, onGone: () => settle(null) })
      at.postMessage({ ...request, id })
    })
  }

  return {
    place: () => (getThread() ? 'worker' : 'page'),
    async deal(name, image) {
      const answer = await send({ kind: 'deal', boardId: formatBoardId(name), image })
      if (!answer) return imageOf(await dealInSlices(name), image)
      if (answer.kind !== 'dealt') throw new Error(answer.kind === 'failed' ? answer.problem : '')
      return boardFrom(name.level, answer.hearts, answer.start, answer.guessFree)
    },
    async deduce({ view, near }) {
      const { field, broken, shown } = view
      const { columns, rows } = field
      const answer = await send({ kind: 'deduce', columns, rows, broken, shown, near })
      if (answer?.kind === 'deduced') return answer.known
      return findDeduction(view, near)
    },
    stop() {
      thread?.terminate()
      thread = undefined
      for (const { onGone } of pending.values()) onGone()
      pending.clear()
    },
  }
}

type DistributedOmit<Union, Key extends PropertyKey> = Union extends unknown ? Omit<Union, Key> : never

function startWorker(): Thread {
  return new Worker(new URL('./dealer.worker.ts', import.meta.url), { type: 'module' })
}

/** Deals on the main thread, and yields to the browser after every slice. */
async function dealInSlices(name: BoardSpec): Promise<Board> {
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
