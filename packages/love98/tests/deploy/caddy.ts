import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { IncomingHttpHeaders } from 'node:http'
import { Agent, request } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { packageRoot } from '../../scripts/lib/project-root.mjs'
import { freePort } from '../support/free-port.ts'

/** The Caddyfiles of one process and of two. */
const templates = { one: 'deploy/Caddyfile', two: 'deploy/caddy/Caddyfile' }

/** Returns true if this machine has Caddy. Otherwise it warns that its tests are skipped. */
export function hasCaddy(): boolean {
  const isThere = spawnSync('caddy', ['version']).status === 0
  if (!isThere) console.warn('SKIPPED: the tests of Caddy. Install it to run them (apt-get install caddy).')
  return isThere
}

type Answer = { status: number; headers: IncomingHttpHeaders; body: string }
type Question = { method?: string; headers?: Record<string, string>; body?: string | Buffer }

export type Caddy = {
  readonly url: string
  readonly ask: (path: string, question?: Question) => Promise<Answer>
  readonly stop: () => Promise<void>
}

/**
 * Starts Caddy with the deployed Caddyfile, for one process or for two, and a certificate of its own authority for `localhost`, which no system
 * trusts.
 * @param upstreams addresses such as `127.0.0.1:3000`
 */
export async function startCaddy(...upstreams: readonly string[]): Promise<Caddy> {
  const folder = mkdtempSync(join(tmpdir(), 'love98-caddy-'))
  const template = join(packageRoot, upstreams.length === 1 ? templates.one : templates.two)
  const addresses = { UPSTREAM: upstreams[0], UPSTREAMS: upstreams.join(' ') }
  const port = await freePort()
  const url = `https://localhost:${port}`
  const options = [
    'admin off',
    'auto_https disable_redirects',
    'skip_install_trust',
    `storage file_system ${folder}`,
  ]
  writeFileSync(join(folder, 'Caddyfile'), `{\n${options.join('\n')}\n}\n${readFileSync(template, 'utf8')}`)
  const child = spawn('caddy', ['run', '--adapter', 'caddyfile', '--config', join(folder, 'Caddyfile')], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { PATH: process.env.PATH, HOME: folder, SITE_URL: url, ...addresses },
  })
  let log = ''
  child.stderr.on('data', (data) => {
    log += data
  })
  const authority = join(folder, 'pki/authorities/local/root.crt')
  const agent = new Agent({ keepAlive: true })
  const ask = async (path: string, { method = 'GET', headers = {}, body }: Question = {}) => {
    const asked = request(new URL(path, url), { method, headers, agent, ca: readFileSync(authority) })
    const [answer] = await once(asked.end(body), 'response')
    return { status: answer.statusCode, headers: answer.headers, body: await text(answer) }
  }
  const stop = async () => {
    agent.destroy()
    if (child.exitCode === null) {
      child.kill('SIGKILL')
      await once(child, 'exit')
    }
    rmSync(folder, { recursive: true, force: true })
  }
  // Until then there is no certificate. Caddy answers this path itself.
  while (!existsSync(authority) || !(await ask('/metrics').catch(() => null))) {
    if (child.exitCode !== null) throw new Error(`Caddy ended with code ${child.exitCode}:\n${log}`)
    await sleep(50)
  }
  return { url, ask, stop }
}
