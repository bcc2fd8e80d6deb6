import { writeSync } from 'node:fs'

const pause = new Int32Array(new SharedArrayBuffer(4))

/**
 * Writes a whole line to standard output before it returns. A full non-blocking pipe fails with EAGAIN or accepts a
 * part; the rest follows when its reader has made room.
 */
export function writeLine(line: string) {
  let rest = Buffer.from(`${line}\n`)
  while (rest.length > 0)
    try {
      rest = rest.subarray(writeSync(1, rest))
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EAGAIN')) throw error
      Atomics.wait(pause, 0, 0, 5)
    }
}
