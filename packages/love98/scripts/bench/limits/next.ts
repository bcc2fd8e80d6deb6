import { createHash } from 'node:crypto'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../../../tests/support/free-port.ts'
import { type Child, runChild, startChild } from '../../lib/process/child.mjs'
import type { Progress } from '../../lib/progress.mjs'
import { runFolder } from '../../lib/run-folder.mjs'
import { UserError } from '../../lib/user-error.mjs'

/**
 * Installs, builds (if needed) and serves a minimal Next page with the product's React: one button that counts.
 * @throws {UserError} if it cannot be built or does not answer
 */
export async function startLimitNext({
  root,
  progress,
  signal,
}: {
  root: string
  progress: Progress
  signal: AbortSignal
}): Promise<{ url: string; stop: () => Promise<void> }> {
  const folder = join(root, '.love98', 'bench', 'limit-next')
  const next = join(folder, 'node_modules', 'next', 'dist', 'bin', 'next')
  const env = { ...process.env, NODE_ENV: 'production' as const, NEXT_TELEMETRY_DISABLED: '1' }
  const files = sourcesOf(await reactVersion(root))
  const stamp = createHash('sha256').update(JSON.stringify(files)).digest('hex')
  if ((await readFile(join(folder, 'stamp'), 'utf8').catch(() => '')) !== stamp) {
    await rm(folder, { recursive: true, force: true })
    for (const [path, text] of Object.entries(files)) {
      await mkdir(dirname(join(folder, path)), { recursive: true })
      await writeFile(join(folder, path), text)
    }
    const logFile = runFolder(root).logFile('bench-limit-next-build')
    const run = (command: string, args: string[]) =>
      runChild({ name: 'the bare Next page', command, args, cwd: folder, env, logFile })
    const { code, tail } = await progress.step('Building the bare Next page', async () => {
      const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
      const installed = await run(npm, ['install', '--include=optional', '--no-audit', '--no-fund'])
      return installed.code === 0 ? run(process.execPath, [next, 'build']) : installed
    })
    if (code !== 0) throw new UserError(`The bare Next page could not be built (${logFile}):\n${tail(40)}`)
    await writeFile(join(folder, 'stamp'), stamp)
  }
  const port = await freePort()
  const child = startChild({
    name: 'the bare Next page',
    command: process.execPath,
    args: [next, 'start', '--hostname', '127.0.0.1', '--port', String(port)],
    cwd: folder,
    env,
    logFile: runFolder(root).logFile('bench-limit-next'),
  })
  const url = `http://localhost:${port}`
  await untilItAnswers(url, child, signal)
  return { url, stop: child.stop }
}

/** The release that the product was built with before it left Next (docs/decisions/0006). */
const nextVersion = '16.4.5'

async function reactVersion(root: string): Promise<string> {
  return JSON.parse(await readFile(join(root, 'node_modules', 'react', 'package.json'), 'utf8')).version
}

/**
 * @param react its version
 * @returns the page's files
 */
function sourcesOf(react: string): Record<string, string> {
  const dependencies = { next: nextVersion, react, 'react-dom': react }
  return {
    'package.json': `${JSON.stringify({ name: 'limit-next', private: true, type: 'module', dependencies })}\n`,
    'next.config.js':
      'export default { turbopack: { root: import.meta.dirname }, outputFileTracingRoot: import.meta.dirname }\n',
    'public/icon.svg':
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path d="M0 0h1v1H0z"/></svg>\n',
    'app/layout.js': `export const metadata = { title: 'The least page', icons: { icon: '/icon.svg' } }

export default function Layout({ children }) {
  return <html lang="en"><body>{children}</body></html>
}
`,
    'app/page.js': `import { Counter } from './counter'

export default function Page() {
  return <main><h1>The least page</h1><Counter /></main>
}
`,
    'app/counter.js': `'use client'

import { useState } from 'react'

export function Counter() {
  const [count, setCount] = useState(0)
  return <button type="button" onClick={() => setCount(count + 1)}>Pressed {count} times</button>
}
`,
  }
}

async function untilItAnswers(url: string, child: Child, signal: AbortSignal) {
  for (let tries = 0; tries < 300 && !child.hasExited(); tries++) {
    const { status } = await fetch(url, { signal }).catch(() => ({ status: 0 }))
    if (status === 200) return
    await sleep(100, undefined, { signal })
  }
  throw new UserError(`The bare Next page does not answer (${child.logFile}):\n${child.tail()}`)
}
