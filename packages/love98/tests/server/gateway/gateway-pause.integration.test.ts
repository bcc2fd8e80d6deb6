import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, test } from 'vitest'
import { closeLimit, limitClosedUntil } from '@/server/db/rate-limits'
import { createAnswerCache } from '@/server/gateway/answer-cache'
import { forwardCall } from '@/server/gateway/forward-call'
import { createGatewayPause, pauseLimits } from '@/server/gateway/gateway-pause'
import { routedRequest as arrived } from '../all-routes'
import { databaseOf } from '../db/database-of'
import { engines } from '../db/engines'

const answer = (status: number, headers: Record<string, string> = {}) =>
  ({ status, statusText: '', headers, body: null }) as const

test.each([
  ['seconds', '7', 7],
  ['a date', new Date(1_790_000_020_000).toUTCString(), 20],
  ['nothing', undefined, pauseLimits.unnamed / 1000],
  ['nonsense', 'soon', pauseLimits.unnamed / 1000],
  ['no time', '0', pauseLimits.shortest / 1000],
  ['a time that is over', new Date(1_780_000_000_000).toUTCString(), pauseLimits.shortest / 1000],
  ['a day', '86400', pauseLimits.longest / 1000],
])('a 429 with %s pauses the gateway within bounds', async (_, header, seconds) => {
  let now = 1_790_000_000_000
  const pause = createGatewayPause(() => now)
  await pause.report(answer(200))
  expect(await pause.secondsLeft()).toBe(0)
  await pause.report(answer(429, header === undefined ? {} : { 'retry-after': header }))
  expect(await pause.secondsLeft()).toBe(seconds)
  now += seconds * 1000
  expect(await pause.secondsLeft()).toBe(0)
})

// Proves S8.16
test('after one 429 no visitor calls the gateway until its pause is over', async () => {
  let asked = 0
  const server = createServer((_, response) => {
    asked++
    if (asked === 1) response.writeHead(429, { 'retry-after': '3' }).end()
    else response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  let now = 1_790_000_000_000
  const ports = {
    gateway: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    chainIds: [1],
    cache: createAnswerCache(() => now),
    pause: createGatewayPause(() => now),
    admit: async () => undefined,
    spend: async () => undefined,
  }
  const ask = async (index: number) => {
    const parts = ['v1', 'chains', '1', 'safes', `0x${String(index).padStart(40, '0')}`]
    return forwardCall(ports, arrived(new Request(`http://localhost/api/safe/${parts.join('/')}`)), parts)
  }
  await ask(0)
  const others = await Promise.all(Array.from({ length: 50 }, (_, index) => ask(index)))
  expect(others.map(({ status, headers }) => [status, headers.get('retry-after')])).toEqual(
    others.map(() => [429, '3']),
  )
  expect(asked).toBe(1)
  now += 3_000
  expect((await ask(1)).status).toBe(200)
  server.close()
})

describe.each(engines)('processes of one deployment on %s', (engine) => {
  const on = databaseOf(engine, 'rate_limits')

  test('all processes wait after a 429 that one of them received, for the longest of several waits', async () => {
    let now = 1_790_000_000_000
    const key = 'safe-deployment closed'
    const newProcess = () =>
      createGatewayPause(() => now, {
        share: (ms) => closeLimit(on.db, key, new Date(now + ms)),
        remaining: async () => Math.max(0, ((await limitClosedUntil(on.db, key))?.getTime() ?? 0) - now),
      })
    const [first, second, third] = [newProcess(), newProcess(), newProcess()]
    expect(await second.secondsLeft()).toBe(0)
    await first.report(answer(429, { 'retry-after': '7' }))
    expect(await second.secondsLeft()).toBe(7)
    await second.report(answer(429, { 'retry-after': '3' }))
    expect(await third.secondsLeft()).toBe(7)
    now += 7_000
    for (const process of [first, second, third]) expect(await process.secondsLeft()).toBe(0)
  })
})
