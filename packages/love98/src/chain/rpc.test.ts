import { createClient, custom } from 'viem'
import { expect, test, vi } from 'vitest'
import { rpc } from './rpc'

const account = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

test('a call sends its method and parameters, and returns the answer of the node', async () => {
  const request = vi.fn(async () => '0x7')
  const client = createClient({ transport: custom({ request }) })
  await expect(rpc(client, 'eth_getBalance', [account, 'latest'])).resolves.toBe('0x7')
  expect(request).toHaveBeenCalledExactlyOnceWith(
    { method: 'eth_getBalance', params: [account, 'latest'] },
    undefined,
  )
})

test('an abort signal reaches the transport', async () => {
  const request = vi.fn(async () => '0x7')
  const client = createClient({ transport: () => ({ config: {} as never, request: request as never }) })
  const { signal } = new AbortController()
  await rpc(client, 'eth_blockNumber', [], signal)
  expect(request).toHaveBeenCalledExactlyOnceWith(
    { method: 'eth_blockNumber', params: [] },
    expect.objectContaining({ signal }),
  )
})
