import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { parseEnv } from '@/server/env'
import { targets } from '../../scripts/lib/deploy/targets.ts'
import { packageRoot } from '../../scripts/lib/project-root.mjs'

const read = (name: string) => readFileSync(join(packageRoot, 'deploy', name), 'utf8')
const image = read('Dockerfile')
const healthPath = '/api/health?part=process'
/** DRAIN_SECONDS, the proxy, open requests, and the market with the database, in s. */
const shutdownTime = 5 + 1.5 + 20 + 2

type Table = { [key: string]: string | number | boolean | Table | Table[] }

/** Parses the part of TOML that the file uses. Fails for everything else, and for a repeated key. */
function parseToml(text: string): Table {
  const root: Table = {}
  let table = root
  const enter = (path: string, isList: boolean) => {
    const keys = path.split('.')
    const last = keys.pop() ?? ''
    let parent = root
    for (const key of keys) parent = parent[key] as Table
    table = {}
    if (isList) parent[last] = [...((parent[last] as Table[] | undefined) ?? []), table]
    else if (last in parent) throw new Error(`${path} is there twice`)
    else parent[last] = table
  }
  for (const line of text.split('\n').map((each) => each.trim())) {
    if (line === '' || line.startsWith('#')) continue
    const [, list, name = ''] = /^(\[?)\[([a-z_.]+)\]\]?$/.exec(line) ?? []
    const [, key = '', value = ''] = /^(\w+) = (.+)$/.exec(line) ?? []
    if (name) enter(name, list === '[')
    else if (key in table) throw new Error(`${key} is there twice`)
    else table[key] = JSON.parse(value)
  }
  return root
}

test('the image can be built by Railway, which refuses VOLUME', () => {
  expect(image).not.toMatch(/^VOLUME/m)
})

test('fly.toml names the port, the signal and the health check of the image', () => {
  const file = parseToml(read('fly.toml'))
  const service = file.http_service as Table
  expect(service.internal_port).toBe(Number(/ PORT=(\d+)/.exec(image)?.[1]))
  expect(file.kill_signal).toBe(/^STOPSIGNAL (\w+)$/m.exec(image)?.[1])
  expect(file.kill_timeout).toBeGreaterThanOrEqual(shutdownTime)
  expect(service.checks).toMatchObject([{ path: healthPath, method: 'GET' }])
  expect(service).toMatchObject({ force_https: true, auto_stop_machines: 'off', auto_start_machines: false })
  // Fly.io keeps both machines running for a while only if no volume belongs to one of them.
  expect(file.deploy).toEqual({ strategy: 'bluegreen' })
  expect(file).not.toHaveProperty('mounts')
  const env = parseEnv(file.env as Record<string, string>)
  expect(env.CLIENT_IP_HEADER).toBe('fly-client-ip')
  expect(env.TRUSTED_PROXIES.check('172.16.1.2')).toBe(true)
})

test('render.yaml gives each variable one source, and its database exists', () => {
  const { services, databases } = parse(read('render.yaml'))
  expect(services).toHaveLength(1)
  const [service] = services
  expect(service).toMatchObject({ type: 'web', runtime: 'docker', healthCheckPath: healthPath })
  expect(service.maxShutdownDelaySeconds).toBeGreaterThanOrEqual(shutdownTime)
  const sources = ['value', 'fromDatabase', 'sync']
  for (const { key, ...source } of service.envVars) {
    expect(Object.keys(source), key).toHaveLength(1)
    expect(sources, key).toContain(Object.keys(source)[0])
  }
  const database = service.envVars.find(({ key }: { key: string }) => key === 'DATABASE_URL')
  expect(databases.map(({ name }: { name: string }) => name)).toEqual([database.fromDatabase.name])
  const values = service.envVars.map(({ key, value }: Record<string, string>) => [key, value ?? ''])
  expect(parseEnv(Object.fromEntries(values)).CLIENT_IP_HEADER).toBe('cf-connecting-ip')
})

test('railway.json builds the image, with times as numbers', () => {
  const { build, deploy } = JSON.parse(read('railway.json'))
  expect(build).toEqual({ builder: 'DOCKERFILE', dockerfilePath: 'Dockerfile' })
  expect(targets.railway.files.map(({ to }) => to)).toContain(build.dockerfilePath)
  expect(deploy.healthcheckPath).toBe(healthPath)
  // Railway refuses the numbers of these fields as texts.
  expect(typeof deploy.overlapSeconds).toBe('number')
  expect(deploy.drainingSeconds).toBeGreaterThanOrEqual(shutdownTime)
})

describe('the units of systemd', () => {
  const unit = read('systemd/love98.service')
  const names = ['love98.service', 'love98-backup.service', 'love98-backup.timer']
  const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0
  if (!hasSystemd) console.warn('SKIPPED: systemd-analyze is not there to check the units.')

  test('the service has time to shut down, and its data is where it may write', () => {
    expect(Number(/^TimeoutStopSec=(\d+)$/m.exec(unit)?.[1])).toBeGreaterThanOrEqual(shutdownTime)
    const [, folder] = /^StateDirectory=(\S+)$/m.exec(unit) ?? []
    expect(unit).toContain(`LOVE98_DATA=/var/lib/${folder}/`)
    expect(unit).toContain('ProtectSystem=strict')
    expect(unit).not.toContain('MemoryDenyWriteExecute=yes')
  })

  test('the environment of the service is valid, and trusts Caddy on the same machine', () => {
    const settings = Array.from(unit.matchAll(/^Environment=(.*)$/gm), ([, line = '']) => line.split(' '))
    const env = parseEnv(Object.fromEntries(settings.flat().map((setting) => setting.split('='))))
    expect(env.HOST).toBe('127.0.0.1')
    expect(env.DRAIN_SECONDS).toBe(0)
    expect(env.TRUSTED_PROXIES.check('127.0.0.1')).toBe(true)
    expect(read('Caddyfile')).toContain(`:127.0.0.1:${env.PORT}}`)
  })

  test.skipIf(!hasSystemd)('systemd finds no fault in the units', () => {
    const folder = mkdtempSync(join(tmpdir(), 'love98-units-'))
    try {
      const files = names.map((name) => {
        // A machine may have Node and the tools in other places.
        const text = read(`systemd/${name}`).replace(/^ExecStart=\S+/gm, `ExecStart=${process.execPath}`)
        writeFileSync(join(folder, name), text)
        return join(folder, name)
      })
      const { status, stderr } = spawnSync('systemd-analyze', ['verify', '--man=no', ...files], {
        encoding: 'utf8',
      })
      expect(stderr.split('\n').filter((line) => line.includes('love98'))).toEqual([])
      expect(status).toBe(0)
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  })
})
