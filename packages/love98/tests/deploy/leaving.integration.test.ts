import { once } from 'node:events'
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { drain, leaveProxy } from '../../server/draining.ts'
import { createHttpServer } from '../../server/http-server.ts'
import { proxiedHttpLimits } from '../../server/http-server-limits.ts'
import { hasNginx, startNginx } from './nginx'

const stops: (() => unknown)[] = []
beforeEach(() => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true)
})
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop()
})

/** Starts a server as it runs behind a proxy, and records its requests. */
async function start(name: string) {
  const asked: string[] = []
  const server = createHttpServer({
    handle: (request, response) => {
      asked.push(`${request.method} ${request.url}`)
      response.end(name)
    },
    policies: undefined,
    limits: proxiedHttpLimits,
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  stops.push(() => drain(server, 0))
  return { server, asked, address: `127.0.0.1:${(server.address() as AddressInfo).port}` }
}

/**
 * Sends `length` requests one after another, alternating both kinds, each on its own connection, so that all workers
 * get some.
 */
async function askInTurns(url: string, length: number): Promise<string[]> {
  const answers: string[] = []
  for (let turn = 0; turn < length; turn++) {
    const [answer] = await once(
      request(`${url}/api/x`, { method: turn % 2 ? 'POST' : 'GET', agent: false }).end(),
      'response',
    )
    answers.push(`${answer.statusCode} ${await text(answer)}`)
  }
  return answers
}

describe.skipIf(!hasNginx())('a process that leaves the proxy', () => {
  test('the process gets no request from any proxy worker after it stops listening, and no request fails', async () => {
    const [one, other] = [await start('one'), await start('other')]
    // The proxy retries after 2 s by default, which may be too short for this test on a busy machine.
    const nginx = await startNginx(one.address, other.address, { failTimeout: 600, workers: 4 })
    stops.unshift(nginx.stop)
    expect(new Set(await askInTurns(nginx.url, 40))).toEqual(new Set(['200 one', '200 other']))
    const left = leaveProxy(one.server)
    const during = await askInTurns(nginx.url, 20)
    await left
    one.asked.length = 0
    const after = await askInTurns(nginx.url, 80)
    expect(one.asked).toEqual([])
    expect(new Set(after)).toEqual(new Set(['200 other']))
    expect(during.filter((answer) => !answer.startsWith('200'))).toEqual([])
  })
})
