import { Worker } from 'node:worker_threads'

/** The thread that deals boards, from its source: `startDealWorker` names a file that a bundler compiles. */
export function startDealThread(): Worker {
  return new Worker(new URL('./deal-boards.ts', import.meta.url))
}
