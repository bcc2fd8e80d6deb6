import { beforeEach, expect, test } from 'vitest'
import { createAccountReader, type ReadAccounts } from '@/server/market/trades/trade-accounts'
import type { NodeCall, SendCalls } from '@/server/rpc/ask-node'
import { hashOf } from '../history/stored-trades'

const from = `0x${'ab'.repeat(20)}`
const account = '0xABaBaBaBABabABabAbAbABAbABabababaBaBABaB'

let now = 0
let batches: string[][] = []
let answer: (hash: string) => unknown
let release: (() => void) | null = null
let isHeld = false
let read: ReadAccounts

beforeEach(() => {
  now = 0
  batches = []
  isHeld = false
  answer = (hash) => ({ hash, from })
  read = createAccountReader(send, () => now)
})

const send: SendCalls = async (calls: readonly NodeCall[]) => {
  const hashes = calls.map(({ params }) => String(params[0]))
  batches.push(hashes)
  if (isHeld)
    await new Promise<void>((resolve) => {
      release = resolve
    })
  return hashes.map((hash) => ({ result: answer(hash) })) as never
}
const hashes = (first: number, count: number) => Array.from({ length: count }, (_, at) => hashOf(first + at))

test('a page is read in batches of 20 calls, and a second request for it sends none', async () => {
  const asked = hashes(0, 50)
  const [one, other] = await Promise.all([read(asked), read(asked)])
  expect(batches.map(({ length }) => length)).toEqual([20, 20, 10])
  expect(one).toEqual(new Map(asked.map((hash) => [hash, account])))
  expect(other).toEqual(one)
})

test('two trades of one transaction need one call', async () => {
  await read([hashOf(1), hashOf(1)])
  expect(batches).toEqual([[hashOf(1)]])
})

test('one page is read at a time', async () => {
  isHeld = true
  const first = read(hashes(0, 20))
  const second = read(hashes(20, 20))
  await expect.poll(() => batches.length).toBe(1)
  isHeld = false
  release?.()
  await Promise.all([first, second])
  expect(batches).toEqual([hashes(0, 20), hashes(20, 20)])
})

test('requests beyond eight waiting ones get the known accounts at once', async () => {
  await read([hashOf(500)])
  isHeld = true
  const waiting = Array.from({ length: 8 }, (_, page) => read([hashOf(page)]))
  expect(await read([hashOf(100), hashOf(500)])).toEqual(new Map([[hashOf(500), account]]))
  isHeld = false
  await expect.poll(() => release).not.toBeNull()
  release?.()
  await Promise.all(waiting)
  expect(batches.flat()).not.toContain(hashOf(100))
})

test('a node that fails is not called for ten seconds', async () => {
  answer = () => {
    throw new Error('down')
  }
  expect(await read(hashes(0, 50))).toEqual(new Map())
  expect(batches).toHaveLength(1)
  now = 9_999
  await read(hashes(0, 50))
  expect(batches).toHaveLength(1)
  now = 10_000
  answer = (hash) => ({ hash, from })
  expect((await read(hashes(0, 50))).size).toBe(50)
})

test.each([
  ['an unknown transaction', () => null],
  ['another transaction', () => ({ hash: hashOf(2), from })],
  ['a sender that is not an address', (hash: string) => ({ hash, from: 'alice' })],
  ['a text', () => 'none'],
])('an answer with %s gives no account, and the call is repeated after a minute', async (_, given) => {
  answer = given
  expect(await read([hashOf(1)])).toEqual(new Map())
  now = 59_999
  await read([hashOf(1)])
  expect(batches).toHaveLength(1)
  now = 60_000
  answer = (hash) => ({ hash, from })
  expect(await read([hashOf(1)])).toEqual(new Map([[hashOf(1), account]]))
})
