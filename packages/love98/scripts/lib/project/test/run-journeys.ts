import { mkdir, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { createServer } from 'node:net'
import { dirname, join } from 'node:path'
import { describeMachine, findBrowser } from '../../install/browser.ts'
import type { Command } from '../../install/run-installed.mjs'
import { startChild } from '../../process/child.mjs'
import { runTool } from '../../process/tool.ts'
import { packageRoot } from '../../project-root.mjs'
import { UserError } from '../../user-error.mjs'
import { readFacts } from './facts.ts'

/** Time for the demo chain and the server to start, ms. */
const startLimit = 120_000

/**
 * Starts the built desktop with the demo chain on free ports, and tries it in a browser.
 * @throws {UserError} if a journey fails
 */
export async function runJourneys({ root, signal, progress }: Command): Promise<void> {
  const folder = join(root, '.love98/test')
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  const facts = join(folder, 'facts.json')
  await writeFile(facts, JSON.stringify(await readFacts(root)))
  const browser = await findBrowser(describeMachine({ root, logFile: join(folder, 'browser.log'), progress }))
  const [port, chainPort] = await Promise.all([freePort(), freePort()])
  const url = `http://127.0.0.1:${port}`
  const { SITE_URL: _, DATABASE_URL: __, ...env } = process.env
  const product = startChild({
    name: 'love98 start',
    command: process.execPath,
    args: [join(packageRoot, 'bin/love98.mjs'), 'start'],
    cwd: root,
    env: {
      ...env,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(port),
      DEMO_CHAIN_PORT: String(chainPort),
      DEMO_MARKET: 'quiet',
      LOVE98_DATA: join(folder, 'data'),
    },
    logFile: join(folder, 'start.log'),
    talks: true,
  })
  const ended = product.exited.then(() => {
    throw new UserError(`The desktop ended. It printed:\n${product.tail()}`)
  })
  ended.catch(() => undefined)
  await progress.step('Starting the desktop', () => Promise.race([ended, answers(url, signal)]))
  const cli = join(dirname(createRequire(import.meta.url).resolve('@playwright/test/package.json')), 'cli.js')
  const { code } = await runTool({
    root: join(packageRoot, 'project-tests'),
    args: [cli, 'test', '--config', join(packageRoot, 'project-tests/playwright.config.mjs')],
    env: {
      ...process.env,
      BASE_URL: url,
      LOVE98_FACTS: facts,
      LOVE98_TEST_OUTPUT: join(folder, 'results'),
      CHROMIUM_PATH: browser,
    },
    signal,
    onLine: (line) => progress.say(line),
  })
  if (code !== 0)
    throw new UserError(`The desktop failed in the browser. Pictures are in ${join(folder, 'results')}.`)
}

async function answers(url: string, signal: AbortSignal): Promise<void> {
  const end = performance.now() + startLimit
  while (performance.now() < end) {
    signal.throwIfAborted()
    const response = await fetch(url, { signal }).catch(() => null)
    if (response?.status === 200) return
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  throw new UserError(`${url} did not answer within ${startLimit / 1000} s.`)
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number }
      server.close(() => resolve(port))
    })
  })
}
