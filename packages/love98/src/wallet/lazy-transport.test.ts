// @vitest-environment happy-dom
import { createClient, custom, type Transport } from 'viem'
import { expect, test, vi } from 'vitest'
import { lazyTransport } from './lazy-transport'
import { nodeTransport } from './node-transport'

const answering = (): Transport =>
  custom({ request: async ({ method }) => `answer to ${method}` }, { retryCount: 0 })

test('a lazy transport loads its code once, with the first call', async () => {
  const load = vi.fn(async () => answering())
  const client = createClient({ transport: lazyTransport(load) })
  expect(load).not.toHaveBeenCalled()
  expect(await client.request({ method: 'eth_chainId' })).toBe('answer to eth_chainId')
  expect(await client.request({ method: 'eth_blockNumber' })).toBe('answer to eth_blockNumber')
  expect(load).toHaveBeenCalledTimes(1)
})

test('a lazy transport whose code fails to load rejects the call, and loads again for the next one', async () => {
  const load = vi.fn(async () => answering()).mockRejectedValueOnce(new Error('no network'))
  const client = createClient({ transport: lazyTransport(load) })
  await expect(client.request({ method: 'eth_chainId' })).rejects.toThrow('no network')
  expect(await client.request({ method: 'eth_chainId' })).toBe('answer to eth_chainId')
})

// Proves S9.7
test('the loaded transport has the timeout and retries of the lazy transport', () => {
  const patience = { retryCount: 3, retryDelay: 150, timeout: 10_000 }
  expect(lazyTransport(async () => answering())({}).config).toMatchObject(patience)
  const chain = { id: 1, publicRpcUrl: 'https://node.example' }
  expect(nodeTransport(chain)({}).config).toMatchObject(patience)
})
