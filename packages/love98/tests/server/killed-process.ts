import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect } from 'vitest'
import { typeScriptArguments } from '../../scripts/lib/load-typescript.mjs'

const running = new Set<ChildProcess>()

/**
 * Runs a TypeScript script and kills it with SIGKILL after a number of output lines.
 * @returns the complete lines that it wrote
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
  // The kill may have cut off the last line.
  const written = () => text.split('\n').slice(0, -1)
  for await (const part of child.stdout.setEncoding('utf8')) {
    text += part
    if (written().length >= lines) child.kill('SIGKILL')
  }
  await ended(child)
  expect({ signal: child.signalCode, problem }).toEqual({ signal: 'SIGKILL', problem: '' })
  return written()
}

/** Ends processes of failed tests, which would keep their database's folder locked for the next test. */
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
