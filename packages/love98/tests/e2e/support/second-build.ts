import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { projectRoot } from '../../../scripts/lib/project-root.mjs'
import { copyDatabaseTemplate } from '../../support/database-template.ts'
import { freePort } from '../../support/free-port.ts'
import { copiedPackage, copyRepository, runToEnd } from '../../support/repository-copy.ts'

/** Builds the next release: this project with another text in a chunk of every page and in one of Notepad. */
export async function buildNextRelease(): Promise<{ folder: string; remove: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'love98-next-'))
  await copyRepository(folder)
  await cp(join(projectRoot, '.love98/releases'), join(folder, '.love98/releases'), { recursive: true })
  for (const [file, area] of [
    ['taskbar', 'taskbar'],
    ['programs', 'notepad'],
  ])
    await edit(
      join(folder, copiedPackage, `messages/en/${file}.arb`),
      /^\{/,
      `{\n  "${area}.release": "next",`,
    )
  await runToEnd(process.execPath, [`${copiedPackage}/bin/love98.mjs`, 'build'], folder)
  return { folder, remove: () => rm(folder, { recursive: true, force: true, maxRetries: 3 }) }
}

/**
 * Starts the server of a build, alone and with its own database.
 * @param folder of the project.
 * @default this one
 */
export async function startBuild(
  folder = projectRoot,
): Promise<{ address: string; stop: () => Promise<void> }> {
  const port = await freePort()
  const data = await mkdtemp(join(tmpdir(), 'love98-build-'))
  await copyDatabaseTemplate(join(data, 'data'))
  const child = spawn(process.execPath, ['dist/server/main.js'], {
    cwd: folder,
    env: {
      ...process.env,
      LOVE98_PROJECT: folder,
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
  const removeData = () => rm(data, { recursive: true, force: true, maxRetries: 3 })
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null
  await Promise.race([once(child, 'message'), once(child, 'exit')])
  if (hasEnded()) {
    await removeData()
    throw new Error(`The server in ${folder} ended with ${child.exitCode ?? child.signalCode}.`)
  }
  return {
    address: `127.0.0.1:${port}`,
    stop: async () => {
      if (!hasEnded()) {
        child.disconnect()
        await once(child, 'exit')
      }
      await removeData()
    },
  }
}

async function edit(file: string, pattern: RegExp, text: string): Promise<void> {
  const before = await readFile(file, 'utf8')
  const after = before.replace(pattern, text)
  if (after === before) throw new Error(`${file} has no place for the mark of the next release.`)
  await writeFile(file, after)
}
