import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { hostLimits } from '@/safe/host/host-client'
import { waitOptions } from '../../support/event-loop'
import { openClient } from './open-client'

afterEach(() => vi.useRealTimers())
beforeEach(() => vi.unstubAllGlobals())

describe('the address book', () => {
  // Proves S6.2
  test('the permission is requested once and used afterwards', async () => {
    const { client, asked } = openClient()
    await client.addressBook()
    await client.addressBook()
    expect(asked.map(({ kind }) => kind)).toEqual(['requestAddressBook'])
  })

  // Proves S6.2
  test('every refusal causes "Permissions rejected" with code 4001, not an empty book', async () => {
    const { client, answer, asked } = openClient()
    answer('reject')
    for (let time = 0; time < 2; time++)
      await expect(client.addressBook()).rejects.toMatchObject({
        message: 'Permissions rejected',
        code: 4001,
      })
    expect(asked).toHaveLength(2)
    answer('confirm')
    expect(await client.addressBook()).toHaveLength(1)
  })

  test('a dismissed dialog times out, and the next request is sent', async () => {
    vi.useFakeTimers()
    const { client, answer } = openClient()
    answer('close')
    const rejection = expect(client.addressBook()).rejects.toMatchObject({
      message: 'Safe is not responding.',
      code: 4900,
    })
    await vi.advanceTimersByTimeAsync(hostLimits.permission)
    await rejection
    answer('confirm')
    expect(await client.addressBook()).toHaveLength(1)
  })

  test('unreadable permissions for the SDK cause a readable error without a code of the SDK', async () => {
    const { client, sent, say } = openClient({ silent: true })
    const rejection = expect(client.addressBook()).rejects.toMatchObject({
      name: 'HostError',
      message: 'Safe returned an answer that cannot be read.',
    })
    // The first list is read here, the second one by the SDK itself.
    const permissions = [null, { parentCapability: 'requestAddressBook', caveats: [] }]
    for (let count = 1; count <= 2; count++) {
      await vi.waitFor(() => expect(sent).toHaveLength(count), waitOptions)
      say({ id: sent[count - 1]?.id, version: '9.1.0', success: true, data: permissions })
    }
    await rejection
  })

  // Proves S5.5
  test.each([[[]], [[{}]], [[{ eth_accounts: {} }]], [[{ requestAddressBook: {}, eth_accounts: {} }]]])(
    'a request for %j causes "Permissions request is invalid"',
    async (wanted) => {
      const { client, asked } = openClient()
      await expect(
        client.requestPermissions(wanted as unknown as Record<string, object>[]),
      ).rejects.toMatchObject({
        message: 'Permissions request is invalid',
        code: 4001,
      })
      expect(asked).toEqual([])
    },
  )
})
