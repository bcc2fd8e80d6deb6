import { readdirSync, renameSync, writeFileSync } from 'node:fs'

// Loaded before the server of a soak test (`node --expose-gc --import`). At SIGUSR2 it collects garbage and writes the
// remaining use of memory.

/**
 * @typedef {{ heap: number, outside: number, resident: number, handles: number, files: number }} Sample
 *   `heap`: bytes of JavaScript after a collection; `outside`: buffers; `handles`: sockets, timers and
 *   requests that keep the process; `files`: open descriptors
 */

process.on('SIGUSR2', () => {
  // The second collection frees buffers that were held by objects of the first one.
  for (let round = 0; round < 2; round++) globalThis.gc?.()
  const { heapUsed, external, rss } = process.memoryUsage()
  /** @type {Sample} */
  const sample = {
    heap: heapUsed,
    outside: external,
    resident: rss,
    handles: process.getActiveResourcesInfo().length,
    files: readdirSync('/proc/self/fd').length,
  }
  const file = String(process.env.LOVE98_SAMPLE_FILE)
  writeFileSync(`${file}.new`, JSON.stringify(sample))
  renameSync(`${file}.new`, file)
})
