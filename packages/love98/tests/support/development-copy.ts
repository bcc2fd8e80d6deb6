import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { copyDatabaseTemplate } from './database-template.ts'
import { freePort } from './free-port.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const copied = [
  ...[
    'src',
    'messages',
    'community',
    'public',
    'server',
    'scripts',
    'love98.config.ts',
    'vite.config.ts',
    'tsconfig.json',
  ],
  ...['package.json', 'package-lock.json'],
]
/** Folders that the development server writes in `node_modules`. */
const written = ['.vite', '.cache']

/**
 * A running `npm run dev` in a copy of the project. `change` edits a source file; `end` stops the server as Ctrl+C does
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
  for (const path of copied) await cp(join(root, path), join(folder, path), { recursive: true })
  await mkdir(join(folder, 'node_modules'))
  for (const name of await readdir(join(root, 'node_modules')))
    if (!written.includes(name))
      await symlink(join(root, 'node_modules', name), join(folder, 'node_modules', name))
  await copyDatabaseTemplate(join(folder, 'data'))
  const port = await freePort()
  const child = spawn(process.execPath, ['scripts/start.mjs', '--dev', '--mainnet'], {
    cwd: folder,
    env: {
      ...process.env,
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
      const text = await readFile(join(folder, path), 'utf8')
      if (!text.includes(from)) throw new Error(`${path} has no ${from}.`)
      await writeFile(
        join(folder, path),
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
