import { createClient, http } from 'viem'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { readPoolStates } from '@/chain/market/read-pool-states'
import type { Address } from '@/domain/address'
import { followHead } from '@/server/market/head'
import { type DemoChains, startChains } from '../../support/demo-chains'
import { type CountingNode, startCountingNode } from './counting-node'
import { moveReserves, poolOf, syncPool, v2Pool } from './demo-pools'

let chains: DemoChains
let node: CountingNode
beforeAll(async () => {
  chains = await startChains()
  node = await startCountingNode(chains.deployment.chains[0]?.rpcUrl ?? '')
}, 60_000)
afterAll(async () => {
  await node.stop()
  await chains.stop()
})
beforeEach(() => node.change(null))

const pairs = ['CAT-USDC', 'CAT-ETH']
const pools = () => pairs.map((pair) => v2Pool(poolOf(chains, pair)))
const multicall3 = () => chains.deployment.multicall3 as Address
const client = () => createClient({ transport: http(node.url, { retryCount: 0 }) })

async function started(readsAll = true) {
  const follower = followHead({ client: client(), multicall3: multicall3(), pools: pools(), readsAll })
  expect(await follower.poll()).toEqual({ kind: 'moved', blocks: [], isJump: true })
  node.calls.length = 0
  return follower
}

/** Reads the state of the pools at the newest block, independently of the follower. */
async function truth() {
  const { hash } = await chains.client.getBlock()
  const states = await readPoolStates(chains.client, multicall3(), pools(), hash)
  return { hash, states: new Map(pools().map(({ id }, index) => [id, states[index] ?? null])) }
}

async function isAtTruth(follower: Awaited<ReturnType<typeof started>>) {
  const { hash, states } = await truth()
  expect(follower.state()?.head.hash).toBe(hash)
  expect(follower.state()?.states).toEqual(states)
}

describe('the follower', () => {
  test('the follower reads a block with trades in two calls and one without in one', async () => {
    const follower = await started()
    await syncPool(chains, 'CAT-USDC')
    expect(await follower.poll()).toMatchObject({
      kind: 'moved',
      isJump: false,
      blocks: [{ events: [{ kind: 'sync' }] }],
    })
    expect(node.calls).toEqual(['eth_getBlockByNumber', 'eth_getLogs'])
    node.calls.length = 0
    await chains.client.mine({ blocks: 1 })
    expect(await follower.poll()).toMatchObject({ kind: 'moved', blocks: [{ events: [] }] })
    expect(await follower.poll()).toEqual({ kind: 'same' })
    expect(node.calls).toEqual(['eth_getBlockByNumber', 'eth_getBlockByNumber'])
  })

  test('the follower takes a price from a Sync that no swap caused', async () => {
    const follower = await started()
    const before = follower.state()?.states.get(poolOf(chains, 'CAT-USDC'))
    await moveReserves(chains, 'CAT-USDC', 'USDC')
    await follower.poll()
    await isAtTruth(follower)
    expect(follower.state()?.states.get(poolOf(chains, 'CAT-USDC'))).not.toEqual(before)
  })

  test('the follower reads each of several blocks between two polls, with at most two calls per block', async () => {
    const follower = await started()
    for (let block = 0; block < 5; block++) await syncPool(chains, 'CAT-ETH')
    const poll = await follower.poll()
    if (poll.kind !== 'moved') throw new Error(poll.kind)
    expect(poll.isJump).toBe(false)
    expect(poll.blocks).toHaveLength(5)
    expect(node.calls.length).toBeLessThanOrEqual(10)
    await isAtTruth(follower)
  })

  test.each([
    ['a gap that is too long', true, 40],
    ['a gap without a history to keep', false, 3],
  ])('the follower reads the reserves after %s', async (_, readsAll, blocks) => {
    const follower = await started(readsAll)
    await moveReserves(chains, 'CAT-USDC', 'USDC')
    await chains.client.mine({ blocks })
    expect(await follower.poll()).toEqual({ kind: 'moved', blocks: [], isJump: true })
    expect(node.calls).toEqual(['eth_getBlockByNumber', 'eth_call'])
    await isAtTruth(follower)
  })

  test.each([1, 3])('the follower is at the new head after a reorganization of %i blocks', async (depth) => {
    const follower = await started()
    for (let block = 0; block < depth; block++) await moveReserves(chains, 'CAT-USDC', 'USDC')
    await follower.poll()
    await chains.client.request({ method: 'anvil_reorg', params: [depth, []] } as never)
    // A head of the same height counts only if the node returns it twice.
    expect(await follower.poll()).toMatchObject({ kind: 'doubtful' })
    expect(await follower.poll()).toMatchObject({ kind: 'moved', isJump: true })
    await isAtTruth(follower)
    await syncPool(chains, 'CAT-USDC')
    expect(await follower.poll()).toMatchObject({ kind: 'moved', isJump: false })
    await isAtTruth(follower)
  })
})

describe('problems of a node', () => {
  test('a node that lags behind is reported, and no block is rolled back', async () => {
    const follower = await started()
    await syncPool(chains, 'CAT-USDC')
    await follower.poll()
    const head = follower.state()?.head
    const { number } = await chains.client.getBlock()
    node.change(async (call, answer) => {
      if (call.params[0] !== 'latest') return answer()
      call.params[0] = `0x${(number - 2n).toString(16)}`
      return answer()
    })
    for (let poll = 0; poll < 5; poll++)
      expect(await follower.poll()).toMatchObject({
        kind: 'doubtful',
        problem: expect.stringContaining('lags'),
      })
    expect(follower.state()?.head).toEqual(head)
    node.change(null)
    expect(await follower.poll()).toEqual({ kind: 'same' })
  })

  test('two nodes behind one address that disagree are reported while each denies the other', async () => {
    const follower = await started()
    await syncPool(chains, 'CAT-USDC')
    await follower.poll()
    const head = follower.state()?.head
    let turn = 0
    node.change(async (call, answer) => {
      const given = await answer()
      const isOther = call.params[0] === 'latest' && turn++ % 2 === 0
      return isOther ? { result: { ...Object(given.result), hash: `0x${'ab'.repeat(32)}` } } : given
    })
    for (let poll = 0; poll < 6; poll++) expect(['doubtful', 'same']).toContain((await follower.poll()).kind)
    expect(follower.state()?.head).toEqual(head)
  })

  test('a restarted node is followed from its head', async () => {
    const follower = await started()
    const other = await startChains()
    try {
      node.change(async (call) => {
        const { url } = { url: other.deployment.chains[0]?.rpcUrl ?? '' }
        const response = await fetch(url, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ jsonrpc: '2.0', ...call }),
        })
        return (await response.json()) as object
      })
      await follower.poll()
      await follower.poll()
      expect(follower.state()?.head.hash).toBe((await other.client.getBlock()).hash)
    } finally {
      await other.stop()
    }
  }, 30_000)

  test.each([
    ['no block', 'eth_getBlockByNumber', () => ({ result: null })],
    ['rubbish for a header', 'eth_getBlockByNumber', () => ({ result: { number: '0x1' } })],
    ['an error for logs', 'eth_getLogs', () => ({ error: { code: -32_000, message: 'unknown block' } })],
    ['logs of another block', 'eth_getLogs', () => ({ result: [{ address: `0x${'11'.repeat(20)}` }] })],
  ])('a node that gives %s changes nothing', async (_, method, answer) => {
    const follower = await started()
    const before = follower.state()
    await moveReserves(chains, 'CAT-USDC', 'USDC')
    node.change(async (call, real) => (call.method === method ? answer() : real()))
    await expect(follower.poll()).rejects.toThrow()
    expect(follower.state()).toBe(before)
    node.change(null)
    await follower.poll()
    await isAtTruth(follower)
  })

  test('a node whose logsBloom hides logs is detected and no longer trusted', async () => {
    const follower = await started()
    node.change(async (call, answer) => {
      const given = await answer()
      if (call.method !== 'eth_getBlockByNumber' || !given.result) return given
      return { result: { ...Object(given.result), logsBloom: `0x${'00'.repeat(256)}` } }
    })
    await moveReserves(chains, 'CAT-USDC', 'USDC')
    for (let poll = 0; poll < 70; poll++) {
      await chains.client.mine({ blocks: 1 })
      await follower.poll()
    }
    await isAtTruth(follower)
    await moveReserves(chains, 'CAT-USDC', 'USDC')
    await follower.poll()
    await isAtTruth(follower)
  })
})
