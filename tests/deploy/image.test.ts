import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildServer } from '../../scripts/lib/build/build-server.ts'

const root = process.cwd()
/** Paths that the last stage of the image takes from the build, without those that the build makes. */
const copied = Array.from(
  readFileSync('Dockerfile', 'utf8').matchAll(/^COPY --from=build (.*) \S+$/gm),
  ([, paths = '']) => paths.split(' ').map((path) => path.replace(/^\/app\//, '')),
)
  .flat()
  .filter((path) => !path.startsWith('.') && path !== 'dist')

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

test('the server is loaded from the files of the image alone, and says which are missing', async () => {
  await buildServer(root, join(folder, 'dist', 'server'))
  const { status, stderr } = spawnSync(process.execPath, ['dist/server/main.js'], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production', LOVE98_DATA: join(folder, 'data') },
  })
  expect(stderr).toContain('There is no build to serve: run "npm run build" first.')
  expect(status).toBe(1)
})
