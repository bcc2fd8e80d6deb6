import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { request } from 'node:https'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { chromium } from '@playwright/test'
import { startAnvil } from '../../demo/anvil.ts'
import { describeMachine, findBrowser } from '../install/browser.ts'
import { findNpm } from '../install/dependencies.mjs'
import type { Command } from '../install/run-installed.mjs'
import { type Child, startChild } from '../process/child.mjs'
import { packageRoot, repositoryRoot } from '../project-root.mjs'
import { UserError } from '../user-error.mjs'

const answers = {
  name: 'Cat Club',
  sentence: 'cats on the chain',
  color: '#1c8c5c',
  logo: '🐱',
  chain: 'Base',
  token: { symbol: 'CAT', name: 'Cat', decimals: 18, address: null },
  links: ['https://github.com/ethereum'],
}

/**
 * Follows the path of a new founder from the packed packages, without an edit of code, and prints the time of each part:
 * the wizard, the own desktop in a browser, `npm run check`, `npm test`, and the desktop of production behind Caddy with
 * a node. Needs the npm registry and Caddy.
 * @throws {UserError} with the output of the step that failed
 */
export async function proveFounder({ root, signal, progress }: Command): Promise<void> {
  const place = await mkdtemp(join(tmpdir(), 'love98-founder-'))
  const children: Child[] = []
  const start = (name: string, cwd: string, command: string, args: readonly string[], env = {}) => {
    const logFile = join(place, `${name}.log`)
    const child = startChild({ name, command, args, cwd, logFile, env: { ...process.env, ...env } })
    children.push(child)
    return child
  }
  const npm = findNpm(process.env, process.execPath, existsSync)
  const finish = async (name: string, cwd: string, command: string, args: readonly string[], env = {}) => {
    const child = start(name, cwd, command, args, env)
    const { code } = await child.exited
    signal.throwIfAborted()
    if (code !== 0) throw new UserError(`${name} failed:\n${child.tail(60)}`)
  }
  const runNpm = (name: string, cwd: string, ...args: readonly string[]) =>
    finish(name, cwd, npm.command, [...npm.args, ...args])
  const timed = async <Result>(name: string, work: () => Promise<Result>) => {
    const from = performance.now()
    const result = await work()
    progress.say(`${name}: ${((performance.now() - from) / 1000).toFixed(1)} s`)
    return result
  }
  try {
    const [port, demoPort, proxyPort] = [await freePort(), await freePort(), await freePort()]
    const folder = join(place, 'cat-club')
    const browser = await findBrowser(
      describeMachine({ root, logFile: join(place, 'browser.log'), progress }),
    )
    const tarballs = await pack(place, runNpm)
    await mkdir(join(place, 'wizard'))
    await runNpm('wizard', join(place, 'wizard'), 'install', '--no-audit', '--no-fund', tarballs.wizard)
    await writeFile(join(place, 'answers.json'), JSON.stringify(answers))
    const bin = join(place, 'wizard/node_modules/create-love98/bin/create-love98.mjs')
    await timed('From the answers to the desktop in a browser', async () => {
      const args = [bin, folder, '--answers', join(place, 'answers.json'), '--package', tarballs.love98]
      await timed('  the wizard with npm install', () => finish('create', place, process.execPath, args))
      const env = { PORT: String(port), DEMO_CHAIN_PORT: String(demoPort) }
      const desktop = start('start', folder, npm.command, [...npm.args, 'start'], env)
      await timed('  npm start', () => untilReady(desktop, signal))
      await timed('  the browser', () => look(`http://localhost:${port}`, browser))
      await desktop.stop()
    })
    await timed('npm run check', () => runNpm('check', folder, 'run', 'check'))
    await timed('npm test', () => runNpm('test', folder, 'test'))
    const anvil = await startAnvil({ port: 0, chainId: 8453, logFile: join(place, 'node.log'), signal })
    try {
      await timed('Production behind Caddy with a node', async () => {
        const site = `https://localhost:${proxyPort}`
        const variables = [
          `SITE_URL=${site}`,
          `PORT=${port}`,
          `RPC_URL_8453=${anvil.url}`,
          'TRUSTED_PROXIES=127.0.0.1/32',
        ]
        await writeFile(join(folder, '.env'), `${variables.join('\n')}\n`)
        await finish('deploy', folder, process.execPath, [
          join(folder, 'node_modules/love98/bin/love98.mjs'),
          'deploy',
          'systemd',
        ])
        await runNpm('build', folder, 'run', 'build')
        const server = start('production', folder, npm.command, [...npm.args, 'start', '--', '--mainnet'])
        await untilReady(server, signal)
        const storage = join(place, 'caddy')
        const options = [
          'admin off',
          'auto_https disable_redirects',
          'skip_install_trust',
          `storage file_system ${storage}`,
        ]
        const own = await readFile(join(folder, 'deploy/Caddyfile'), 'utf8')
        await writeFile(join(place, 'Caddyfile'), `{\n${options.join('\n')}\n}\n${own}`)
        start(
          'caddy',
          place,
          'caddy',
          ['run', '--adapter', 'caddyfile', '--config', join(place, 'Caddyfile')],
          {
            SITE_URL: site,
            UPSTREAM: `127.0.0.1:${port}`,
          },
        )
        const authority = join(storage, 'pki/authorities/local/root.crt')
        while (!existsSync(authority)) await sleep(100, undefined, { signal })
        const page = await ask(`${site}/`, await readFile(authority))
        if (!page.includes('Cat Club')) throw new UserError(`${site} is not the desktop of Cat Club.`)
      })
    } finally {
      await anvil.stop()
    }
  } finally {
    await Promise.all(children.map((child) => child.stop()))
    await rm(place, { recursive: true, force: true })
  }
}

type Npm = (name: string, cwd: string, ...args: readonly string[]) => Promise<void>

/** Packs both packages as `npm publish` would. */
async function pack(place: string, runNpm: Npm): Promise<{ love98: string; wizard: string }> {
  const packed = async (source: string) => {
    const target = await mkdtemp(join(place, 'packed-'))
    await runNpm('pack', source, 'pack', '--silent', '--pack-destination', target)
    const [file = ''] = await readdir(target)
    return join(target, file)
  }
  return {
    love98: await packed(packageRoot),
    wizard: await packed(join(repositoryRoot, 'packages/create-love98')),
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

async function untilReady(child: Child, signal: AbortSignal): Promise<void> {
  while (!/ is ready: /.test(child.tail(20))) {
    if (child.hasExited()) throw new UserError(`The desktop did not start:\n${child.tail(40)}`)
    await sleep(100, undefined, { signal })
  }
}

/** Opens the desktop in a browser, and waits for its taskbar. */
async function look(url: string, executablePath: string): Promise<void> {
  // Chromium's sandbox refuses to run as root, which is what containers use.
  const browser = await chromium.launch({ executablePath, chromiumSandbox: process.getuid?.() !== 0 })
  try {
    const page = await browser.newPage()
    await page.goto(url)
    await page.getByRole('button', { name: 'Start', exact: true }).waitFor()
    if (!(await page.title()).includes(answers.name))
      throw new UserError(`The desktop is called "${await page.title()}".`)
  } finally {
    await browser.close()
  }
}

/** Requests a page, again until the proxy answers. */
async function ask(url: string, authority: Buffer): Promise<string> {
  for (let attempt = 1; ; attempt++)
    try {
      const [answer] = await once(request(url, { ca: authority }).end(), 'response')
      return await text(answer)
    } catch (error) {
      if (attempt === 50) throw error
      await sleep(100)
    }
}
