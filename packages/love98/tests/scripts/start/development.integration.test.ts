import { once } from 'node:events'
import { connect } from 'node:net'
import { networkInterfaces } from 'node:os'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { type Development, startDevelopment } from '../../support/development-copy'

/** ms: a development server compiles the routes before its first response. */
const startLimit = 240_000

let development: Development
let socket: WebSocket
const messages: string[] = []
beforeAll(async () => {
  development = await startDevelopment()
  socket = new WebSocket(development.url.replace('http:', 'ws:'), 'vite-hmr')
  socket.on('message', (text) => messages.push(String(text)))
  await once(socket, 'open')
}, startLimit)
afterAll(async () => {
  socket?.close()
  await development?.remove()
})

const get = async (path: string) => {
  const response = await fetch(`${development.url}${path}`)
  return { status: response.status, text: await response.text() }
}

test('the development server renders the desktop from its sources', async () => {
  const { status, text } = await get('/')
  expect(status).toBe(200)
  for (const part of ['<nav', '/@vite/client', '/src/app/entry.tsx']) expect(text).toContain(part)
  expect((await get('/p/nothing')).status).toBe(404)
})

const folder = '/src/programs/notepad'
test.each([
  ['styles', `${folder}/notepad.module.css`, 'padding: 4px 6px', 'padding: 11px 6px'],
  ['a window', `${folder}/window.tsx`, '<TextArea', '<TextArea data-is-changed="yes"'],
])('a change of %s is applied by its window without a reload', async (_, path, from, to) => {
  // A page that shows Notepad has loaded both files.
  for (const file of ['window.tsx', 'notepad.module.css'])
    expect((await get(`${folder}/${file}`)).status).toBe(200)
  messages.length = 0
  await development.change(path.slice(1), from, to)
  await expect.poll(() => messages.find((text) => text.includes('notepad'))).toBeDefined()
  const updates = messages.flatMap((text) => JSON.parse(text).updates ?? [])
  expect(updates).toContainEqual(expect.objectContaining({ acceptedPath: `${folder}/window.tsx` }))
  // A reload for newly found dependencies names no file.
  const reloads = messages.filter(
    (text) => JSON.parse(text).type === 'full-reload' && text.includes('notepad'),
  )
  expect(reloads).toEqual([])
  expect((await get(`${path}?t=${Date.now()}`)).text).toContain(to.split(' ').at(-1)?.split('=')[0])
})

test('the development server is not reachable from other machines', async () => {
  const { port } = new URL(development.url)
  const others = Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ internal, family }) => !internal && family === 'IPv4')
  for (const { address } of others) expect(await answers(Number(port), address), address).toBe(false)
})

test('the development server ends with all processes that it started', async () => {
  const { port } = new URL(development.url)
  expect(await development.end()).toBe(0)
  expect(await answers(Number(port), '127.0.0.1')).toBe(false)
})

function answers(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const asked = connect({ port, host })
    asked.once('connect', () => {
      asked.destroy()
      resolve(true)
    })
    asked.once('error', () => resolve(false))
  })
}
