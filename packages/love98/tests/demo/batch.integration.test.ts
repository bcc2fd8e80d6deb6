// @vitest-environment happy-dom
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { prepareSwap } from '@/chain/swap/prepare-swap'
import { transferCall } from '@/chain/swap/swap-calls'
import { demoAccounts } from '@/demo/accounts'
import { messageBoxes } from '@/desktop/message-boxes'
import { demoRoute, demoSwapRequest, readBalance } from '../chain/swap/demo-swaps'
import { type DemoChains, startChains } from '../support/demo-chains'
import { walletOn } from './demo-chain-wallet'
import { codeOf, press } from './demo-wallet-setup'

let chains: DemoChains
beforeAll(async () => {
  chains = await startChains()
})
afterAll(() => chains?.stop())

let provider: ReturnType<typeof walletOn>['provider']
let state: `0x${string}`
beforeEach(async () => {
  localStorage.clear()
  messageBoxes.setState({ queue: [] })
  provider = walletOn(chains).provider
  state = await chains.client.snapshot()
  return async () => {
    await chains.client.revert({ id: state })
    expect(messageBoxes.getState().queue).toEqual([])
  }
})

const [first, , third] = demoAccounts
const friend = `0x${'98'.repeat(20)}` as const
const cat = () => chains.deployment.tokens.CAT?.address ?? expect.unreachable()
const hexed = ({ to, value, data }: { to: string; value: bigint; data: string }) => ({
  ...{ to, data },
  value: `0x${value.toString(16)}`,
})
const pay = (value: bigint) => ({ to: friend, value, data: '0x' })

async function connect(account = 'Account 3') {
  const asked = provider.request({ method: 'eth_requestAccounts' })
  await press(account)
  await asked
}
const batch = (different: object = {}) => ({
  ...{ version: '2.0.0', chainId: '0x7a69', from: third, atomicRequired: true },
  calls: [pay(5n), pay(6n)].map(hexed),
  ...different,
})
const send = (different?: object) =>
  provider.request({ method: 'wallet_sendCalls', params: [batch(different)] }) as Promise<{ id: string }>
const statusOf = (id: string) => provider.request({ method: 'wallet_getCallsStatus', params: [id] })
const capabilities = (account: string, ...chainIds: string[]) =>
  provider.request({ method: 'wallet_getCapabilities', params: [account, chainIds] })

describe('batches (EIP-5792)', () => {
  test('batches are offered on Account 3 of the demo chain, and on no other', async () => {
    await connect()
    expect(await capabilities(third, '0x7a69', '0x1', '0x5')).toEqual({
      '0x7a69': { atomic: { status: 'ready' } },
      '0x1': { atomic: { status: 'unsupported' } },
    })
    expect(await codeOf(capabilities(first, '0x7a69'))).toBe(4100)
    await connect2()
    expect(await capabilities(first, '0x7a69')).toEqual({ '0x7a69': { atomic: { status: 'unsupported' } } })
    expect(await codeOf(send({ from: first }))).toBe(5760)
  })

  async function connect2() {
    const asked = provider.request({ method: 'wallet_requestPermissions', params: [{ eth_accounts: {} }] })
    await press('Account 1')
    await asked
  }

  test('a batch is sent as one transaction after the upgrade, and later without an upgrade', async () => {
    await connect()
    const sent = send()
    expect((await press('Approve')).text).toContain('EIP-7702')
    expect((await press('Approve')).text).toContain('2 calls in one transaction')
    const { id } = await sent
    expect(await readBalance(chains, 'ETH', friend)).toBe(11n)
    const status = await statusOf(id)
    expect(status).toMatchObject({ id, chainId: '0x7a69', status: 200, atomic: true, version: '2.0.0' })
    expect(status).toHaveProperty('receipts.length', 1)
    expect(await capabilities(third, '0x7a69')).toEqual({ '0x7a69': { atomic: { status: 'supported' } } })
    const again = send({ id: 'mine' })
    await press('Approve')
    expect(await again).toEqual({ id: 'mine' })
    expect(await readBalance(chains, 'ETH', friend)).toBe(22n)
    expect(await codeOf(send({ id: 'mine' }))).toBe(5720)
    // Reloads the page.
    provider = walletOn(chains).provider
    expect(await statusOf('mine')).toMatchObject({ status: 200 })
  })

  test('a batch with one failing call is reverted completely, and its status says so', async () => {
    await connect()
    const much = transferCall(cat(), friend, 10n ** 30n)
    const sent = send({ calls: [pay(5n), much].map(hexed) })
    await press('Approve')
    await press('Approve')
    expect(await statusOf((await sent).id)).toMatchObject({ status: 500, receipts: [{ status: '0x0' }] })
    expect(await readBalance(chains, 'ETH', friend)).toBe(0n)
  })

  test('a batch approves and swaps at once, and each call is described', async () => {
    await connect()
    const route = demoRoute(chains, 'CAT-ETH', 'sell')
    const ready = await prepareSwap(chains.client, await demoSwapRequest(chains, route, third, 10n ** 18n))
    if (ready.kind !== 'ready') throw new Error(ready.kind)
    const calls = ready.steps.map(({ call }) => hexed(call))
    const sent = send({ calls })
    await press('Approve')
    const { router } = chains.deployment.exchange
    const { facts } = await press('Approve')
    expect(facts).toMatchObject({
      '1. To': cat(),
      '1. Does': `Approves the router of the exchange (${router}) to spend exactly 1 CAT.`.replace(
        router,
        router.toLowerCase(),
      ),
      '2. To': router,
      '2. Does': expect.stringMatching(
        /^Swaps 1 CAT for at least 0\.\d+ ETH, which go to your own account\.$/,
      ),
    })
    expect(await statusOf((await sent).id)).toMatchObject({ status: 200 })
  })

  test('a rejected batch is not sent: 5750 for the upgrade, 4001 for the calls', async () => {
    await connect()
    const noUpgrade = codeOf(send())
    await press('Reject')
    expect(await noUpgrade).toBe(5750)
    const noCalls = codeOf(send())
    await press('Approve')
    await press('Reject')
    expect(await noCalls).toBe(4001)
    expect(await chains.client.getTransactionCount({ address: third })).toBe(0)
    expect(await capabilities(third, '0x7a69')).toEqual({ '0x7a69': { atomic: { status: 'ready' } } })
  })

  test.each<[what: string, different: object, code: number]>([
    ['another chain', { chainId: '0x1' }, 5710],
    ['an account that is not permitted', { from: first }, 4100],
    ['a capability', { capabilities: { paymasterService: {} } }, 5700],
    ['a capability of a call', { calls: [{ ...hexed(pay(1n)), capabilities: { cat: {} } }] }, 5700],
    ['eleven calls', { calls: Array(11).fill(hexed(pay(1n))) }, 5740],
    ['no calls', { calls: [] }, -32602],
    ['another version', { version: '1.0' }, -32602],
    ['no word on atomicity', { atomicRequired: undefined }, -32602],
    ['a call to nobody', { calls: [{ data: '0x' }] }, -32602],
    ['half a byte', { calls: [{ to: friend, data: '0x1' }] }, -32602],
    ['an empty id', { id: '' }, -32602],
  ])('a batch with %s is refused without a prompt', async (_, different, code) => {
    await connect()
    expect(await codeOf(send(different))).toBe(code)
  })

  test('an optional capability is ignored, and an unknown batch id is 5730', async () => {
    await connect()
    const sent = codeOf(send({ capabilities: { cat: { optional: true } } }))
    await press('Reject')
    expect(await sent).toBe(5750)
    expect(await codeOf(statusOf('0x98'))).toBe(5730)
  })
})

test.each(['mine', '{"id":"0x98"}', '[{"id":"0x98"}]', '[null,"0x98",98]'])(
  'stored batches of another shape are ignored: %s',
  async (stored) => {
    localStorage.setItem('love98-demo-batches', stored)
    expect(await codeOf(statusOf('0x98'))).toBe(5730)
  },
)

test('an upgraded account executes calls of its own key only', async () => {
  await connect()
  const sent = send()
  await press('Approve')
  await press('Approve')
  await sent
  const [thief = first] = (await chains.client.getAddresses()).slice(8)
  const { ownArtifact } = await import('../../scripts/demo/artifacts.ts')
  const { abi } = ownArtifact('DemoBatchAccount')
  const steal = { address: third, abi, functionName: 'execute', args: [[{ ...pay(1n), to: thief }]] } as const
  await expect(chains.client.simulateContract({ ...steal, account: thief })).rejects.toThrow('NotTheAccount')
})
