import type { Worker } from 'node:worker_threads'
import { type Board, boardFrom } from '@/domain/heartbreak/board/board'
import { type BoardSpec, formatBoardId } from '@/domain/heartbreak/board/board-id'
import { startCell } from '@/domain/heartbreak/board/level'
import { logProblem } from '@/server/log'

/** `budget`: thread time in ms after which dealing stops. */
export type DealRequest = { readonly boardId: string; readonly budget: number }

export type DealAnswer =
  | { readonly kind: 'ready' }
  | { readonly kind: 'dealt'; readonly hearts: Uint8Array; readonly guessFree: boolean }
  | { readonly kind: 'slow' }

/** `slow`: the board exceeds the budget. `busy`: too many are waiting, or the thread does not work. */
export type DealResult = Board | 'slow' | 'busy'

/** Deals boards outside the event loop, one at a time. */
export type BoardDealer = {
  /** Never rejects. */
  deal: (name: BoardSpec) => Promise<DealResult>
  /** Ends the thread; the next board starts a new one. */
  stop: () => Promise<void>
}

/** Times in ms; `waiting`: the maximum number of waiting boards. */
export type DealerLimits = {
  readonly start: number
  readonly budget: number
  readonly patience: number
  readonly pause: number
  readonly waiting: number
}

/**
 * `start` limits the wait for `ready`: a busy machine takes seconds to load the thread's code. `budget` is checked
 * after each run of the solver, which takes some milliseconds. `patience` limits the wait for an answer, and `pause`
 * is the time after a thread that failed to start.
 */
export const dealerLimits: DealerLimits = {
  start: 15_000,
  budget: 50,
  patience: 1_000,
  pause: 10_000,
  waiting: 8,
}

type Job = { readonly name: BoardSpec; readonly resolve: (dealt: DealResult) => void }

/** @param start starts the thread of `deal-worker.ts`, which sends `ready` once its code is loaded */
export function createBoardDealer(start: () => Worker, limits: DealerLimits = dealerLimits): BoardDealer {
  const queue: Job[] = []
  let thread: Worker | null = null
  let isReady = false
  let current: Job | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let starting: ReturnType<typeof setTimeout> | undefined
  let failedAt = Number.NEGATIVE_INFINITY

  function settle(dealt: DealResult): void {
    clearTimeout(timer)
    current?.resolve(dealt)
    current = null
    proceed()
  }

  function proceed(): void {
    if (current || !isReady) return
    current = queue.shift() ?? null
    if (!current) return
    thread?.postMessage({ boardId: formatBoardId(current.name), budget: limits.budget } satisfies DealRequest)
    timer = setTimeout(() => {
      void drop()
      settle('slow')
      if (queue.length > 0) open()
    }, limits.patience)
  }

  function drop(): Promise<unknown> {
    const dropped = thread
    clearTimeout(starting)
    thread = null
    isReady = false
    dropped?.removeAllListeners()
    // An error that it throws while it ends does not concern a board.
    dropped?.on('error', () => undefined)
    return dropped?.terminate() ?? Promise.resolve()
  }

  function fail(error: unknown): void {
    failedAt = performance.now()
    logProblem(
      'heartbreak',
      'The thread that deals boards for pictures failed; they are drawn closed.',
      error,
    )
    void drop()
    for (const { resolve } of queue.splice(0)) resolve('busy')
    settle('busy')
  }

  function hear(answer: DealAnswer): void {
    if (answer.kind === 'ready') {
      clearTimeout(starting)
      isReady = true
      proceed()
    } else if (answer.kind === 'slow') settle('slow')
    else if (current) {
      const { level } = current.name
      settle(boardFrom(level, answer.hearts, startCell(level), answer.guessFree))
    }
  }

  function open(): void {
    try {
      thread = start()
      // The thread must not keep an ending process alive.
      thread.unref()
      const late = () => fail(new Error(`The thread was not ready within ${limits.start} ms`))
      starting = setTimeout(late, limits.start).unref()
      thread.on('message', hear)
      thread.on('error', fail)
      thread.on('exit', (code) => fail(new Error(`The thread ended with ${code}`)))
    } catch (error) {
      fail(error)
    }
  }

  return {
    deal(name) {
      const isPaused = !thread && performance.now() - failedAt < limits.pause
      if (isPaused || queue.length >= limits.waiting) return Promise.resolve('busy')
      return new Promise((resolve) => {
        queue.push({ name, resolve })
        if (thread) proceed()
        else open()
      })
    },
    async stop() {
      await drop()
      for (const { resolve } of queue.splice(0)) resolve('busy')
      settle('busy')
    },
  }
}
