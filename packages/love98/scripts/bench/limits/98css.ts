import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { gzipSync } from 'node:zlib'
import { listen } from '../listen.ts'

const folder = new URL('98css/', import.meta.url)

const files: Readonly<Record<string, readonly [file: string, type: string]>> = {
  '/': ['index.html', 'text/html; charset=utf-8'],
  '/style.css': ['style.css', 'text/css; charset=utf-8'],
  '/drag.js': ['drag.js', 'text/javascript; charset=utf-8'],
}

export async function startLimit98css(): Promise<{ url: string; stop: () => Promise<void> }> {
  const bodies = new Map()
  for (const [path, [file]] of Object.entries(files))
    bodies.set(path, gzipSync(await readFile(new URL(file, folder))))
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const [, type] = files[pathname] ?? []
    if (!type) return void response.writeHead(404).end()
    response.writeHead(200, { 'Content-Type': type, 'Content-Encoding': 'gzip' })
    response.end(bodies.get(pathname))
  })
  return listen(server)
}
