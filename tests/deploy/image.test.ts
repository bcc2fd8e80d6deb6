import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

const root = process.cwd()
/** Paths that the last stage of the image takes from the build, without those that the build makes. */
const copied = Array.from(
  readFileSync('Dockerfile', 'utf8').matchAll(/^COPY --from=build (.*) \S+$/gm),
  ([, paths = '']) => paths.split(' ').map((path) => path.replace(/^\/app\//, '')),
)
  .flat()
  .filter((path) => !path.startsWith('.'))

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'love98-image-'))
  for (const path of copied) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    cpSync(join(root, path), join(folder, path), { recursive: true })
  }
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Runs a module in the folder of the image. @returns what it printed, or its error */
function run(code: string): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', code], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production' },
  })
  return status === 0 ? stdout : stderr
}

test('the configuration of the framework is read from the files of the image alone', () => {
  const code = `import config from 'next/dist/server/config.js'
    const { images } = await config.default('phase-production-server', process.cwd())
    process.stdout.write('qualities ' + images.qualities)`
  expect(run(code)).toContain('qualities 75')
})

test('the server, its metrics and its traces are loaded from the files of the image alone', () => {
  const code = `for (const module of ['http-server', 'draining', 'limit-images', 'metrics/serve-metrics', 'tracing/tracing', 'delivery/static-store'])
      await import(process.cwd() + '/server/' + module + '.mjs')
    process.stdout.write('loaded')`
  expect(run(code)).toBe('loaded')
})
