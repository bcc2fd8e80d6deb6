import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'

/**
 * Runs a Node script to its end, and passes on its output line by line.
 * @param options `args`: the script and its arguments
 */
export function runTool({
  root,
  args,
  env = process.env,
  signal,
  onLine,
}: {
  root: string
  args: readonly string[]
  env?: NodeJS.ProcessEnv
  signal: AbortSignal
  onLine?: (line: string) => void
}): Promise<{ code: number; output: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      cwd: root,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
      windowsHide: true,
    })
    const lines: string[] = []
    for (const stream of [child.stdout, child.stderr])
      createInterface({ input: stream }).on('line', (line) => {
        lines.push(line)
        onLine?.(line)
      })
    // The signal of a person at a terminal, at which test runners end the processes that they started.
    const stop = () => child.kill('SIGINT')
    signal.addEventListener('abort', stop, { once: true })
    child.once('error', reject)
    child.once('close', (code) => {
      signal.removeEventListener('abort', stop)
      if (signal.aborted) reject(signal.reason)
      else resolve({ code: code ?? 1, output: lines.join('\n') })
    })
  })
}
