import { Worker } from 'node:worker_threads'
import { typeScriptArguments } from '../../../scripts/lib/load-typescript.mjs'

const source = new URL('../../../src/server/heartbreak/picture/deal-worker.ts', import.meta.url)

/** Starts the thread that deals boards from its source: a test process has no loader that its threads would inherit. */
export function startDealThread(): Worker {
  return new Worker(source, { execArgv: typeScriptArguments() })
}
