import { type ChildProcess, fork, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { request, type Server } from 'node:http'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { getPriority, tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { prepareDelivery, pruneDelivery } from '../../../scripts/lib/build/prepare-delivery.ts'
import { createStaticAnswerer } from '../../../server/delivery/answer-static.ts'
import { listBestFiles, readBestFile } from '../../../server/delivery/best-files.ts'
import { compressMissing } from '../../../server/delivery/compress-missing.ts'
import { finishCompression } from '../../../server/delivery/finish-compression.ts'
import {
  deliveryFolder,
  manifestFile,
  type StaticManifest,
} from '../../../server/delivery/static-manifest.ts'
import { loadStaticStore } from '../../../server/delivery/static-store.ts'
import type { StaticStore } from '../../../server/delivery/stored-file.ts'
import { createHttpServer } from '../../../server/http-server.ts'
import { areAllCompressedBest } from '../../support/all-best'

const policies = {
  name: 'Content-Security-Policy',
  page: 'page',
  plain: 'plain',
  thread: 'thread',
  document: 'document',
  data: 'data',
} as const

/** Long enough that the best quality takes about 0.1 s. */
const words = (seed: number) =>
  Array.from({ length: 6_000 }, (_, index) => ((index * 7919 * (seed + 3)) % 65_521).toString(36)).join(' ')
const pages = Array.from({ length: 12 }, (_, index) => (index === 0 ? 'index.html' : `p/page-${index}.html`))
const built: ReadonlyMap<string, string> = new Map([
  ...pages.map((page, index) => [`dist/pages/${page}`, `<!DOCTYPE html>${words(index)}`] as const),
  ['dist/client/chunk-1.js', `// ${words(99)}`],
  ['dist/public/assets/drawing.svg', `<svg>${words(77)}</svg>`],
  ['dist/public/favicon.ico', 'icon'],
])

let root = ''
let servers: Server[] = []
let children: ChildProcess[] = []
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'love98-take-over-'))
  for (const [path, text] of built) {
    await mkdir(dirname(join(root, path)), { recursive: true })
    await writeFile(join(root, path), text)
  }
  await prepareDelivery(root, pages)
})
afterEach(async () => {
  for (const server of servers) {
    server.closeAllConnections()
    server.close()
  }
  for (const child of children) {
    if (child.exitCode !== null || child.signalCode !== null) continue
    child.kill('SIGKILL')
    await once(child, 'exit')
  }
  servers = []
  children = []
  await rm(root, { recursive: true })
})

const processFile = fileURLToPath(new URL('../../../server/delivery/compress-process.ts', import.meta.url))

function start(folder: string, script = processFile): ChildProcess {
  const loader = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href
  const child = fork(script, {
    cwd: folder,
    execArgv: ['--import', loader],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  children.push(child)
  return child
}

async function serve(store: StaticStore) {
  const handle = (_: object, response: { end: (text: string) => void }) => response.end('routes')
  const answers = [createStaticAnswerer(store, { policies })]
  const server = createHttpServer({ handle, answers, policies }).listen(0, '127.0.0.1')
  servers.push(server)
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return async (path: string, headers: Record<string, string> = {}, method = 'GET') => {
    const sent = request({ port, host: '127.0.0.1', path, headers, method }).end()
    const [response] = await once(sent, 'response')
    const parts: Buffer[] = []
    for await (const part of response) parts.push(part)
    const body = Buffer.concat(parts)
    const encoding = String(response.headers['content-encoding'])
    const decode = { br: brotliDecompressSync, gzip: gunzipSync }[encoding] ?? ((bytes: Buffer) => bytes)
    return {
      status: Number(response.statusCode),
      headers: response.headers,
      body,
      text: method === 'HEAD' || body.length === 0 ? '' : decode(body).toString(),
    }
  }
}

async function readManifest(): Promise<StaticManifest> {
  return JSON.parse(await readFile(join(root, manifestFile), 'utf8'))
}

const textOf = (path: string) => built.get(path) ?? ''

test('an uncompressed build is answered at once, and better compressed soon after', async () => {
  const store = await loadStaticStore(root)
  const get = await serve(store)
  const quick = await get('/', { 'accept-encoding': 'br' })
  expect([quick.status, quick.headers['content-encoding']]).toEqual([200, 'br'])
  expect(quick.text).toBe(textOf('dist/pages/index.html'))
  expect(quick.headers.etag).toMatch(/-br-quick"$/)
  expect((await get('/static/chunk-1.js', { 'accept-encoding': 'gzip' })).headers['content-encoding']).toBe(
    'gzip',
  )

  const child = finishCompression(root, store, start)
  if (!child) throw new Error('There is nothing to compress.')
  const ended = once(child, 'exit')
  const lengths = new Map<unknown, unknown>()
  const drawing = Buffer.from(textOf('dist/public/assets/drawing.svg'))
  let rounds = 0
  // Each response is complete: before, during and after the replacement.
  while (store.unfinished.size > 0) {
    for (const encoding of ['br', 'gzip', 'identity']) {
      const asked = { 'accept-encoding': encoding }
      for (const method of ['GET', 'HEAD']) {
        const { status, headers, text, body } = await get('/', asked, method)
        const length = headers['content-length']
        expect([status, headers['content-encoding'] ?? 'identity']).toEqual([200, encoding])
        expect(lengths.get(headers.etag) ?? length).toBe(length)
        lengths.set(headers.etag, length)
        if (method === 'HEAD') continue
        expect(text).toBe(textOf('dist/pages/index.html'))
        expect(String(body.length)).toBe(length)
      }
      const { headers } = await get('/', asked)
      const again = await get('/', { ...asked, 'if-none-match': String(headers.etag) })
      // The file may have been replaced between the two requests.
      if (again.status !== 304) expect(again.headers.etag).not.toBe(headers.etag)
    }
    const part = await get('/assets/drawing.svg', { 'accept-encoding': 'identity', range: 'bytes=10-19' })
    expect([part.status, part.body]).toEqual([206, drawing.subarray(10, 20)])
    rounds++
  }
  expect(rounds).toBeGreaterThan(1)
  expect(await ended).toEqual([0, null])

  const best = await get('/', { 'accept-encoding': 'br' })
  expect(best.text).toBe(textOf('dist/pages/index.html'))
  expect(best.headers.etag).not.toBe(quick.headers.etag)
  expect(best.body.length).toBeLessThan(quick.body.length)
  expect((await get('/p/page-5', { 'accept-encoding': 'br' })).text).toBe(textOf('dist/pages/p/page-5.html'))
  const next = await loadStaticStore(root)
  expect(finishCompression(root, next, start)).toBeNull()
  expect(next.files.get('/')?.variants.get('br')?.body).toEqual(best.body)
})

test.skipIf(process.platform === 'win32')('the compressing process has the lowest priority', async () => {
  const child = finishCompression(root, await loadStaticStore(root), start)
  if (!child) throw new Error('There is nothing to compress.')
  await once(child, 'message')
  expect(getPriority(child.pid)).toBe(19)
})

/** Starts the process, which kills itself once the first file exists. */
async function startAndDie(folder: string): Promise<ChildProcess> {
  const source = new URL('../../../server/delivery/compress-missing.ts', import.meta.url).href
  await writeFile(
    join(folder, 'die.mjs'),
    `const { readFile } = await import('node:fs/promises')
    const { compressMissing } = await import('${source}')
    const { files } = JSON.parse(await readFile('${manifestFile}', 'utf8'))
    await compressMissing('.', files, () => process.kill(process.pid, 'SIGKILL'))`,
  )
  return start(folder, join(folder, 'die.mjs'))
}

test('a compressing process that is killed leaves a state from which the next start continues', async () => {
  const { files } = await readManifest()
  const dying = await startAndDie(root)
  expect(await once(dying, 'exit')).toEqual([null, 'SIGKILL'])
  expect(areAllCompressedBest(root, files)).toBe(false)
  const kept = [...listBestFiles(root).values()]
  expect(kept.length).toBeGreaterThan(0)
  for (const name of kept) expect(readBestFile(root, name)).not.toBeNull()
  const writtenAt = () =>
    Promise.all(kept.map(async (name) => (await stat(join(root, deliveryFolder, name))).mtimeMs))
  const before = await writtenAt()

  const store = await loadStaticStore(root)
  const get = await serve(store)
  for (const [index, page] of pages.entries())
    expect((await get(index === 0 ? '/' : `/p/page-${index}`, { 'accept-encoding': 'br' })).text).toBe(
      textOf(`dist/pages/${page}`),
    )
  const second = finishCompression(root, store, start)
  if (!second) throw new Error('Nothing was left.')
  expect(await once(second, 'exit')).toEqual([0, null])
  expect(areAllCompressedBest(root, files)).toBe(true)
  expect(await writtenAt()).toEqual(before)
  await pruneDelivery(root)
  expect((await readdir(join(root, deliveryFolder))).sort()).toEqual(
    ['manifest.json', ...listBestFiles(root).values()].sort(),
  )
})

test('a compressing process that loses its server ends without an error', async () => {
  const report = vi.spyOn(console, 'error').mockReturnValue()
  const child = finishCompression(root, await loadStaticStore(root), start)
  if (!child) throw new Error('There is nothing to compress.')
  await once(child, 'message')
  const ended = once(child, 'exit')
  child.disconnect()
  expect(await ended).toEqual([0, null])
  expect(report).not.toHaveBeenCalled()
})

test('a damaged file is not delivered, and is compressed again', async () => {
  const { files } = await readManifest()
  await compressMissing(root, files)
  const name = [...listBestFiles(root).values()].find((one) => one.endsWith('.br')) ?? ''
  const path = join(root, deliveryFolder, name)
  const whole = await readFile(path)
  for (const broken of [whole.subarray(0, 100), Buffer.alloc(0), Buffer.from(whole).fill(0, 50, 60)]) {
    await writeFile(path, broken)
    const store = await loadStaticStore(root)
    const [[stored] = []] = store.unfinished.values()
    expect(store.unfinished.size).toBe(1)
    const get = await serve(store)
    const asked = { 'accept-encoding': 'br' }
    const address = stored?.file.path ?? ''
    expect((await get(address, asked)).text).toBe(textOf(stored?.file.file ?? ''))
    const child = finishCompression(root, store, start)
    if (!child) throw new Error('There is nothing to compress.')
    // Its last message may arrive after its end.
    await Promise.all([once(child, 'exit'), expect.poll(() => store.unfinished.size).toBe(0)])
    expect(await readFile(path)).toEqual(whole)
    expect((await get(address, asked)).body).toEqual(whole)
  }
})

test('a page replaced by another build is not compressed under the name of the old one', async () => {
  const { files } = await readManifest()
  await writeFile(join(root, 'dist/pages/index.html'), `<!DOCTYPE html>${words(1234)}`)
  const compressedKeys: string[] = []
  await compressMissing(root, files, (key) => compressedKeys.push(key))
  const page = files.find(({ path }) => path === '/')
  expect(compressedKeys).toHaveLength(files.filter(({ encodings }) => encodings.length > 0).length - 1)
  expect([...listBestFiles(root).keys()].filter((key) => key.startsWith(page?.hash ?? ''))).toEqual([])
})

test('the next build compresses changed files, and removes unused ones', async () => {
  await compressMissing(root, (await readManifest()).files)
  const before = new Set(listBestFiles(root).values())
  await writeFile(join(root, 'dist/client/chunk-1.js'), `// ${words(100)}`)
  await prepareDelivery(root, pages)
  const { files } = await readManifest()
  const compressedKeys: string[] = []
  await compressMissing(root, files, (key) => compressedKeys.push(key))
  await pruneDelivery(root)
  const chunk = files.find(({ path }) => path === '/static/chunk-1.js')
  expect(compressedKeys).toEqual([chunk?.hash])
  const after = new Set(listBestFiles(root).values())
  expect(after.size).toBe(before.size)
  expect([...after].filter((name) => !before.has(name))).toHaveLength(chunk?.encodings.length ?? 0)
})

test('a failed process is reported, and the server continues to answer', async () => {
  const report = vi.spyOn(console, 'error').mockReturnValue()
  const store = await loadStaticStore(root)
  const get = await serve(store)
  const child = finishCompression(root, store, () => spawn(process.execPath, ['-e', 'process.exit(3)']))
  if (!child) throw new Error('There is nothing to compress.')
  await once(child, 'exit')
  expect(report).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('code 3'))
  expect((await get('/', { 'accept-encoding': 'br' })).text).toBe(textOf('dist/pages/index.html'))
})
