import { Worker } from 'node:worker_threads'

/** Starts the thread that deals boards. The bundler compiles the file that this names. */
export function startDealWorker(): Worker {
  return new Worker(new URL('./deal-worker.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: 64 },
  })
}
