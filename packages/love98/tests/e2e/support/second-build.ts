import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { copyDatabaseTemplate } from '../../support/database-template.ts'
import { freePort } from '../../support/free-port.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const sources = [
  'src',
  'public',
  'server',
  'scripts',
  'messages',
  'community',
  'love98.config.ts',
  'vite.config.ts',
  'tsconfig.json',
  '.love98/releases',
]
const files = ['package.json', 'package-lock.json', '.npmrc', '.nvmrc']

/** Builds the next release: this project with another text in a chunk of every page and in one of Notepad. */
export async function buildNextRelease(): Promise<{ folder: string; remove: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'love98-next-'))
  for (const path of [...sources, ...files])
    await cp(join(root, path), join(folder, path), { recursive: true })
  // Links, because the dependencies are large and the same.
  await run('cp', ['-al', join(root, 'node_modules'), join(folder, 'node_modules')], folder)
  for (const [file, area] of [
    ['taskbar', 'taskbar'],
    ['programs', 'notepad'],
  ])
    await edit(join(folder, `messages/en/${file}.arb`), /^\{/, `{\n  "${area}.release": "next",`)
  await run(process.execPath, ['scripts/build.mjs'], folder)
  return { folder, remove: () => rm(folder, { recursive: true, force: true, maxRetries: 3 }) }
}

/**
 * Starts the server of a build, alone and with its own database.
 * @param folder of the project.
 * @default this one
 */
export async function startBuild(folder = root): Promise<{ address: string; stop: () => Promise<void> }> {
  const port = await freePort()
  const data = await mkdtemp(join(tmpdir(), 'love98-build-'))
  await copyDatabaseTemplate(join(data, 'data'))
  const child = spawn(process.execPath, ['dist/server/main.js'], {
    cwd: folder,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(port),
      LOVE98_DATA: join(data, 'data'),
      ETHEREUM_RPC_URL: 'http://127.0.0.1:1',
      TRUSTED_PROXIES: '127.0.0.1',
      RATE_LIMITS: 'market=100000/60 health=100000/60',
      LOG_LEVEL: 'error',
      DEMO_MANIFEST: '',
    },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  await once(child, 'message')
  return {
    address: `127.0.0.1:${port}`,
    stop: async () => {
      if (child.exitCode === null) {
        child.disconnect()
        await once(child, 'exit')
      }
      await rm(data, { recursive: true, force: true, maxRetries: 3 })
    },
  }
}

async function edit(file: string, pattern: RegExp, text: string): Promise<void> {
  const before = await readFile(file, 'utf8')
  const after = before.replace(pattern, text)
  if (after === before) throw new Error(`${file} has no place for the mark of the next release.`)
  await writeFile(file, after)
}

async function run(command: string, args: readonly string[], cwd: string): Promise<void> {
  const child = spawn(command, args, { cwd, stdio: ['ignore', 'ignore', 'inherit'] })
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error(`${command} ended with code ${code}.`)
}
