import SafeAppsSDK from '@safe-global/safe-apps-sdk'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type CallOptions, createHostClient, hostLimits } from '@/safe/host/host-client'
import { guardMessages } from '@/safe/host/message-guard'
import { waitOptions } from '../../support/event-loop'
import { hostOrigin, openFramedPage } from './fake-page'
import { addressBookPermission, type Method, methods } from './host-method-cases'

async function asking({ name, ask }: Method, options?: CallOptions) {
  const { page, sent, say } = openFramedPage({ silent: true })
  guardMessages(page, { hosts: [hostOrigin] })
  const sdk = new SafeAppsSDK({ allowedDomains: [/^https:\/\/app\.safe\.global$/] })
  const asked = ask(createHostClient(sdk), options)
  await vi.waitFor(() => {
    const last = sent.at(-1)
    // Our client and the SDK both request the permission before the address book.
    if (last?.method !== name)
      say({ id: last?.id, success: true, version: '9.1.0', data: addressBookPermission })
    expect(last?.method).toBe(name)
  }, waitOptions)
  const answer = (data: object) => say({ id: sent.at(-1)?.id, version: '9.1.0', ...data })
  return { asked, answer }
}

beforeEach(() => vi.unstubAllGlobals())
afterEach(() => vi.useRealTimers())

// Proves S7.23
test('the cases cover all thirteen methods', () => {
  expect(new Set(methods.map(({ name }) => name)).size).toBe(13)
})

// Proves S7.23
describe.each(methods)('$name', (method) => {
  test('the result has the parsed fields only', async () => {
    const { asked, answer } = await asking(method)
    answer({ success: true, data: method.answer })
    expect(await asked).toEqual(method.result)
  })

  test('a refusal of the host is an error with a code', async () => {
    const { asked, answer } = await asking(method)
    const { error, message, code } = method.refused
    answer({ success: false, error })
    await expect(asked).rejects.toMatchObject({ message, code })
  })

  test('an answer of another shape is an error', async () => {
    for (const data of method.malformed) {
      const { asked, answer } = await asking(method)
      answer({ success: true, data })
      const message =
        method.name === 'getSafeInfo'
          ? 'Could not load Safe information'
          : `Safe returned an unexpected answer to ${method.name}.`
      await expect(asked, JSON.stringify(data)).rejects.toMatchObject({ message })
    }
  })

  test('a request without an answer times out, and an aborted one frees its slot', async () => {
    vi.useFakeTimers()
    const { asked } = await asking(method)
    const ended = expect(asked).rejects.toMatchObject({ code: 4900 })
    await vi.advanceTimersByTimeAsync(hostLimits[method.limit])
    await ended
    const stop = new AbortController()
    const given = await asking(method, { signal: stop.signal })
    stop.abort()
    const code = method.name === 'getSafeInfo' ? 4900 : 4001
    await expect(given.asked).rejects.toMatchObject({ code })
    given.answer({ success: true, data: method.answer })
  })
})
