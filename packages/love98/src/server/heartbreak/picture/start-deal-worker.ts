import { Worker } from 'node:worker_threads'

/** Starts the thread that deals boards. Its file is next to the bundled file that contains this module. */
export function startDealWorker(): Worker {
  const ending = import.meta.url.endsWith('.ts') ? 'ts' : 'js'
  return new Worker(new URL(`./deal-worker.${ending}`, import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: 64 },
  })
}
