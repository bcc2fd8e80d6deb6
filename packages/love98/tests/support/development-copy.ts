import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { copyDatabaseTemplate } from './database-template.ts'
import { freePort } from './free-port.ts'
import { copiedPackage, copyRepository } from './repository-copy.ts'

/**
 * A running `npm run dev` in a copy of the project. `change` edits a source file of the package; `end` stops the server as Ctrl+C does
 * and returns its exit code.
 */
export type Development = {
  readonly url: string
  readonly change: (path: string, from: string, to: string) => Promise<void>
  readonly end: () => Promise<number>
  readonly remove: () => Promise<void>
}

/**
 * Starts the development server on a free port, without the demo chains. `npm start` starts it in the same way.
 * @throws {Error} with the whole output, if the server ends before the page responds
 */
export async function startDevelopment(): Promise<Development> {
  const folder = await mkdtemp(join(tmpdir(), 'love98-development-'))
  await copyRepository(folder)
  await copyDatabaseTemplate(join(folder, 'data'))
  const port = await freePort()
  const child = spawn(process.execPath, [`${copiedPackage}/bin/love98.mjs`, 'dev', '--mainnet'], {
    cwd: folder,
    env: {
      ...process.env,
      LOVE98_PROJECT: folder,
      PORT: String(port),
      ETHEREUM_RPC_URL: 'http://127.0.0.1:1',
      LOVE98_DATA: join(folder, 'data'),
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  const ended = once(child, 'exit')
  await isReady(child)
  return {
    url: `http://127.0.0.1:${port}`,
    change: async (path, from, to) => {
      const file = join(folder, copiedPackage, path)
      const text = await readFile(file, 'utf8')
      if (!text.includes(from)) throw new Error(`${path} has no ${from}.`)
      await writeFile(
        file,
        text.replace(from, () => to),
      )
    },
    end: async () => {
      child.kill('SIGINT')
      const [code] = await ended
      return code
    },
    remove: async () => {
      if (child.connected) child.disconnect()
      await ended
      await rm(folder, { recursive: true, force: true, maxRetries: 3 })
    },
  }
}

function isReady(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    const printed: string[] = []
    for (const stream of [child.stdout, child.stderr])
      if (stream)
        createInterface({ input: stream }).on('line', (line) => {
          printed.push(line)
          if (line.startsWith('Love98 is ready')) resolve()
        })
    child.once('exit', (code) => reject(new Error(`It ended with code ${code}:\n${printed.join('\n')}`)))
  })
}
