import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect } from 'vitest'
import { typeScriptArguments } from '../../scripts/lib/load-typescript.mjs'

const running = new Set<ChildProcess>()

/**
 * Runs a script in TypeScript and kills it with SIGKILL after so many lines of its output.
 * @returns the whole lines that it wrote
 */
export async function linesUntilKilled(script: string, args: readonly string[], lines: number) {
  const child = spawn(process.execPath, typeScriptArguments(script, ...args), {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  running.add(child)
  let problem = ''
  child.stderr.on('data', (text) => {
    problem += text
  })
  let text = ''
  // The last one may have been cut off by the kill.
  const written = () => text.split('\n').slice(0, -1)
  for await (const part of child.stdout.setEncoding('utf8')) {
    text += part
    if (written().length >= lines) child.kill('SIGKILL')
  }
  await ended(child)
  expect({ signal: child.signalCode, problem }).toEqual({ signal: 'SIGKILL', problem: '' })
  return written()
}

/** Ends what a failed test left running, which would keep its database's folder locked for the next test. */
export async function endProcesses(): Promise<void> {
  for (const child of [...running]) {
    child.kill('SIGKILL')
    await ended(child)
  }
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
  running.delete(child)
}
