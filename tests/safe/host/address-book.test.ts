import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { hostLimits } from '@/safe/host/call-host'
import { patience } from '../../support/event-loop'
import { openClient } from './open-client'

afterEach(() => vi.useRealTimers())
beforeEach(() => vi.unstubAllGlobals())

describe('the address book', () => {
  test('[S6.2] permission is requested once and used afterwards', async () => {
    const { client, asked } = openClient()
    await client.addressBook()
    await client.addressBook()
    expect(asked.map(({ kind }) => kind)).toEqual(['requestAddressBook'])
  })

  test('[S6.2] every refusal causes "Permissions rejected" with code 4001, not an empty book', async () => {
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
    const told = expect(client.addressBook()).rejects.toMatchObject({
      message: 'Safe is not responding.',
      code: 4900,
    })
    await vi.advanceTimersByTimeAsync(hostLimits.permission)
    await told
    answer('confirm')
    expect(await client.addressBook()).toHaveLength(1)
  })

  test('permissions that the SDK cannot read are an error in our words, and not one of its code', async () => {
    const { client, sent, say } = openClient({ silent: true })
    const told = expect(client.addressBook()).rejects.toMatchObject({
      name: 'HostError',
      message: 'Safe returned an answer that cannot be read.',
    })
    // The first list is read here, the second one by the SDK itself.
    const permissions = [null, { parentCapability: 'requestAddressBook', caveats: [] }]
    for (let count = 1; count <= 2; count++) {
      await vi.waitFor(() => expect(sent).toHaveLength(count), patience)
      say({ id: sent[count - 1]?.id, version: '9.1.0', success: true, data: permissions })
    }
    await told
  })

  test.each([[[]], [[{}]], [[{ eth_accounts: {} }]], [[{ requestAddressBook: {}, eth_accounts: {} }]]])(
    '[S5.5] a request for %j is "Permissions request is invalid"',
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
