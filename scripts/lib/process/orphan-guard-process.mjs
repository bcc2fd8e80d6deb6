import { createInterface } from 'node:readline'

// Started by `orphan-guard.ts`: kills what it was told about when the process that started it ends, in whatever way. Not
// over a channel of Node's: its end may come before a module that is just starting listens for it.

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
        // ESRCH: it has ended.
      }
  })
