import { type ChildProcess, fork } from 'node:child_process'
import { bestFilesOf } from './best-files.ts'
import { replaceVariants } from './compress-on-request.ts'
import { readBestVariants } from './static-store.ts'
import type { StaticStore } from './stored-file.ts'

/**
 * Compresses the remaining files of the build in a separate process, and delivers each one as soon as it is ready. A
 * failed process is reported; its remaining files stay as they are until the next start.
 * @param root the project's folder
 * @param start starts the process in that folder
 * @returns the process, or null if all files are compressed
 */
export function finishCompression(
  root: string,
  store: StaticStore,
  start: (root: string) => ChildProcess = startProcess,
): ChildProcess | null {
  if (store.unfinished.size === 0) return null
  const child = start(root)
  const report = (why: string) => console.error(`Files could not be compressed in the best quality: ${why}`)
  child.on('message', (message) => {
    if (isFinished(message)) takeOver(root, store, message)
  })
  child.once('error', ({ message }) => report(message))
  child.once('exit', (code) => {
    if (code) report(`its process ended with code ${code}.`)
  })
  return child
}

type Finished = { readonly key: string; readonly names: readonly string[] }

function isFinished(message: unknown): message is Finished {
  return typeof message === 'object' && message !== null && 'key' in message && 'names' in message
}

function takeOver(root: string, store: StaticStore, { key, names }: Finished): void {
  const best = bestFilesOf(names)
  for (const stored of store.unfinished.get(key) ?? []) {
    const variants = readBestVariants(root, stored.file, best)
    if (variants.length < stored.file.encodings.length) return
    delete stored.prepare
    replaceVariants(stored, variants)
  }
  store.unfinished.delete(key)
}

/** Starts the process. Its file is next to the bundled file that contains this module. */
function startProcess(root: string): ChildProcess {
  return fork(new URL('./compress-process.js', import.meta.url), {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
}
