import type { Worker } from 'node:worker_threads'
import { type Board, boardFrom } from '@/domain/heartbreak/board/board'
import { type BoardSpec, formatBoardId } from '@/domain/heartbreak/board/board-id'
import { startCell } from '@/domain/heartbreak/board/level'
import { logProblem } from '@/server/log'

/** `budget`: ms of the thread after which the board is not dealt. */
export type DealRequest = { readonly boardId: string; readonly budget: number }

export type DealAnswer =
  | { readonly kind: 'ready' }
  | { readonly kind: 'dealt'; readonly hearts: Uint8Array; readonly guessFree: boolean }
  | { readonly kind: 'slow' }

/** `slow`: the board takes more than the budget. `busy`: too many wait already, or the thread does not work. */
export type DealResult = Board | 'slow' | 'busy'

/** Deals boards beside the event loop, one at a time. */
export type BoardDealer = {
  /** Never rejects. */
  deal: (name: BoardSpec) => Promise<DealResult>
  /** Ends the thread; the next board starts another one. */
  stop: () => Promise<void>
}

/** Times in ms; `waiting`: boards that may wait for the one that is dealt. */
export type DealerLimits = {
  readonly start: number
  readonly budget: number
  readonly patience: number
  readonly pause: number
  readonly waiting: number
}

/**
 * `start` is for a thread that never says `ready`: a busy machine takes seconds to load its code. `budget` is checked after each run of
 * the solver, which takes some milliseconds. `patience` is for a thread that does not answer at all, and `pause` for one that cannot be
 * started.
 */
export const dealerLimits: DealerLimits = {
  start: 15_000,
  budget: 50,
  patience: 1_000,
  pause: 10_000,
  waiting: 8,
}

type Job = { readonly name: BoardSpec; readonly resolve: (dealt: DealResult) => void }

/** @param start starts the thread of `deal-worker.ts`, which says `ready` once its code is loaded */
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
    // An error that it throws while it ends concerns no board.
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
      // It must not keep a process that is about to end.
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
