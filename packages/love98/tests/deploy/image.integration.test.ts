import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { typeScriptArguments } from '../../scripts/lib/load-typescript.mjs'
import { packageRoot } from '../../scripts/lib/project-root.mjs'

// A folder with the server of a standalone build and nothing else, in no other folder with packages.
let folder = ''
let packages: readonly string[] = []
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'love98-image-'))
  const script = fileURLToPath(new URL('build-server-alone.ts', import.meta.url))
  const { stdout, stderr } = spawnSync(process.execPath, typeScriptArguments(script, folder), {
    encoding: 'utf8',
  })
  packages = stdout ? JSON.parse(stdout) : expect.fail(stderr)
}, 120_000)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function run(args: readonly string[]) {
  return spawnSync(process.execPath, args, {
    cwd: folder,
    encoding: 'utf8',
    env: { PATH: process.env.PATH, NODE_ENV: 'production', LOVE98_DATA: join(folder, 'data') },
    timeout: 20_000,
  })
}

test('the last stage of the image takes the build and the earlier releases alone', () => {
  const file = readFileSync(join(packageRoot, 'deploy/Dockerfile'), 'utf8')
  const copied = Array.from(file.matchAll(/^COPY --from=build (\S+) (\S+)$/gm), ([, from, to]) => [from, to])
  expect(copied).toEqual([
    ['/app/.love98/releases', './.love98/releases'],
    ['/app/dist', './dist'],
  ])
  expect(file).toContain('love98 build --standalone')
})

test('the server loads from the files of a standalone build alone, and reports a missing build', () => {
  const { status, stderr } = run(['dist/server/main.js'])
  expect(stderr).toContain('There is no build to serve')
  expect(status).toBe(1)
})

test('each package of the server can be imported from the folder of the build', () => {
  const names = JSON.stringify(packages)
  writeFileSync(
    join(folder, 'dist/server/imports.js'),
    `for (const name of ${names}) console.log(import.meta.resolve(name), Object.keys(await import(name)).length)`,
  )
  const { stdout, stderr, status } = run(['dist/server/imports.js'])
  expect(stderr).toBe('')
  expect(status).toBe(0)
  const lines = stdout.trim().split('\n')
  expect(lines).toHaveLength(packages.length)
  for (const line of lines) {
    expect(line).toContain(`${folder}/dist/node_modules/`)
    expect(line).not.toMatch(/ 0$/)
  }
})

test('native code and WebAssembly are in the folder of the build', () => {
  writeFileSync(
    join(folder, 'dist/server/work.js'),
    `import sharp from 'sharp'
const red = sharp({ create: { width: 4, height: 4, channels: 3, background: 'red' } })
console.log((await sharp(await red.resize(2).png().toBuffer()).metadata()).width)`,
  )
  const { stdout, stderr } = run(['dist/server/work.js'])
  expect(stderr).toBe('')
  expect(stdout).toBe('2\n')
  const database = join(folder, 'dist/node_modules/@electric-sql/pglite/dist')
  for (const name of ['pglite.wasm', 'pglite.data', 'initdb.wasm'])
    expect(existsSync(join(database, name)), name).toBe(true)
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
  const { status, stderr } = run(['dist/server/main.js'])
  expect(stderr).toBe('There is no complete build to serve: run "npm run build" again.\n')
  expect(status).toBe(1)
})
