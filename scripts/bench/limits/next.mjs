import { createHash } from 'node:crypto'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../../../tests/support/free-port.mjs'
import { runChild, startChild } from '../../lib/process/child.mjs'
import { runFolder } from '../../lib/run-folder.mjs'
import { UserError } from '../../lib/user-error.mjs'

/**
 * Builds (unless it is built) and serves the least that a page with our Next and our React can be: one button that
 * counts. It is inside the project, so that both come from our `node_modules`.
 *
 * @param {{ root: string, progress: import('../../lib/progress.mjs').Progress, signal: AbortSignal }} options
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>}
 * @throws {UserError} when it cannot be built or does not answer
 */
export async function startLimitNext({ root, progress, signal }) {
  const folder = join(root, '.love98', 'bench', 'limit-next')
  const next = join(root, 'node_modules', 'next', 'dist', 'bin', 'next')
  const env = { ...process.env, NODE_ENV: /** @type {const} */ ('production'), NEXT_TELEMETRY_DISABLED: '1' }
  const files = sourcesOf(root)
  const stamp = await stampOf(root, files)
  if ((await readFile(join(folder, 'stamp'), 'utf8').catch(() => '')) !== stamp) {
    await rm(folder, { recursive: true, force: true })
    for (const [path, text] of Object.entries(files)) {
      await mkdir(dirname(join(folder, path)), { recursive: true })
      await writeFile(join(folder, path), text)
    }
    const logFile = runFolder(root).logFile('bench-limit-next-build')
    const { code, tail } = await progress.step('Building the bare Next page', () =>
      runChild({
        name: 'next build',
        command: process.execPath,
        args: [next, 'build'],
        cwd: folder,
        env,
        logFile,
      }),
    )
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

/**
 * @param {string} root
 * @returns {Record<string, string>} the page's files; no types, so that nothing of ours is checked again
 */
function sourcesOf(root) {
  const here = JSON.stringify(root)
  return {
    'package.json': '{ "name": "limit-next", "private": true, "type": "module" }\n',
    'next.config.js': `export default { turbopack: { root: ${here} }, outputFileTracingRoot: ${here} }\n`,
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

/**
 * @param {string} root
 * @param {Record<string, string>} files
 */
async function stampOf(root, files) {
  const hash = createHash('sha256').update(JSON.stringify(files))
  for (const name of ['next', 'react', 'react-dom'])
    hash.update(await readFile(join(root, 'node_modules', name, 'package.json')))
  return hash.digest('hex')
}

/**
 * @param {string} url
 * @param {import('../../lib/process/child.mjs').Child} child
 * @param {AbortSignal} signal
 */
async function untilItAnswers(url, child, signal) {
  for (let tries = 0; tries < 300 && !child.hasExited(); tries++) {
    const { status } = await fetch(url, { signal }).catch(() => ({ status: 0 }))
    if (status === 200) return
    await sleep(100, undefined, { signal })
  }
  throw new UserError(`The bare Next page does not answer (${child.logFile}):\n${child.tail()}`)
}
