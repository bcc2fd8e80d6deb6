import { createInterface } from 'node:readline'

// Started by `orphan-guard.ts`: kills the listed programs when the process that started it ends in any way. It reads
// from a pipe, because a channel of Node may close before a starting module listens for it.

/** @type {Set<number>} */
const pids = new Set()

createInterface({ input: process.stdin })
  .on('line', (line) => {
    const pid = Number(line.slice(1))
    if (line.startsWith('+')) pids.add(pid)
    else pids.delete(pid)
  })
  .on('close', () => {
    for (const pid of pids)
      try {
        process.kill(pid, 'SIGKILL')
      } catch {
        // ESRCH: the process has ended.
      }
  })
