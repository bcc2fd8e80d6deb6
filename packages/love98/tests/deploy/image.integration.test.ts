import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildServer } from '../../scripts/lib/build/build-product.ts'
import { packageRoot, repositoryRoot } from '../../scripts/lib/project-root.mjs'

/** The paths that the last stage of the image copies from the build, without generated ones. */
const copied = Array.from(
  readFileSync(join(repositoryRoot, 'Dockerfile'), 'utf8').matchAll(/^COPY --from=build (.*) \S+$/gm),
  ([, paths = '']) => paths.split(' ').map((path) => path.replace(/^\/app\//, '')),
)
  .flat()
  .filter((path) => !path.startsWith('.') && path !== 'dist')

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'love98-image-'))
  for (const path of copied) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    cpSync(join(packageRoot, path), join(folder, path), { recursive: true })
  }
  symlinkSync(join(repositoryRoot, 'node_modules'), join(folder, 'node_modules'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function start() {
  return spawnSync(process.execPath, ['dist/server/main.js'], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production', LOVE98_DATA: join(folder, 'data') },
    timeout: 20_000,
  })
}

test('the server loads from the files of the image alone, and reports a missing build', async () => {
  await buildServer(folder)
  const { status, stderr } = start()
  expect(stderr).toContain('There is no build to serve: run "npm run build" first.')
  expect(status).toBe(1)
})

const policy = JSON.stringify({ scriptHashes: [], styleHashes: [], analytics: null })
const page = { path: '/', file: 'dist/pages/index.html', type: 'text/html', hash: 'a', caching: 'page' }
const manifest = JSON.stringify({
  built: 0,
  languages: [],
  files: [{ ...page, versions: [], encodings: {}, language: null }],
})

test.each([
  ['a policy that ends early', policy.slice(0, 20), manifest],
  ['no manifest of files', policy, undefined],
  ['a manifest that ends early', policy, manifest.slice(0, 40)],
  ['a file that is not there', policy, manifest],
])('a build with %s is not served, and the reason is one line', (_, policyText, manifestText) => {
  const delivery = join(folder, 'dist', 'delivery')
  rmSync(delivery, { recursive: true, force: true })
  mkdirSync(delivery)
  writeFileSync(join(folder, 'dist', 'content-policy.json'), policyText)
  if (manifestText !== undefined) writeFileSync(join(delivery, 'manifest.json'), manifestText)
  const { status, stderr } = start()
  expect(stderr).toBe('There is no complete build to serve: run "npm run build" again.\n')
  expect(status).toBe(1)
})
