import { type ChildProcess, spawn } from 'node:child_process'
import { Socket } from 'node:net'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const script = join(dirname(fileURLToPath(import.meta.url)), 'orphan-guard-process.mjs')

let guard: { send: (line: string) => void; end: () => void } | undefined
let guarded = 0

/**
 * Ensures that a program which does not watch its parent ends with this process, even after SIGKILL. A guard process in
 * its own group reads a pipe from this process, notices its end, and kills the program.
 */
export function endWithParent(child: ChildProcess) {
  const { pid } = child
  if (pid === undefined) return
  guard ??= startGuard()
  guarded += 1
  guard.send(`+${pid}`)
  child.once('exit', () => {
    guard?.send(`-${pid}`)
    guarded -= 1
    if (guarded > 0) return
    guard?.end()
    guard = undefined
  })
}

function startGuard() {
  const started = spawn(process.execPath, [script], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
    windowsHide: true,
  })
  const { stdin } = started
  // Without a guard the programs still run.
  for (const part of [started, stdin]) part.on('error', () => undefined)
  started.unref()
  if (stdin instanceof Socket) stdin.unref()
  return {
    send: (line: string) => void stdin.write(`${line}\n`),
    end: () => void stdin.end(),
  }
}
