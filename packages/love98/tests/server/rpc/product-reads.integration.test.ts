import { createClient, custom, hexToBigInt, RpcRequestError } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readBlockNumber } from '@/chain/block-number'
import { readEnsAddress } from '@/chain/names/ens-address'
import { readEnsAvatar } from '@/chain/names/ens-avatar'
import { readEnsName } from '@/chain/names/ens-name'
import { readNativeBalance } from '@/chain/native-balance'
import { readGasPrices, readL1Fee } from '@/chain/network-fee'
import { hasApproved, isConfirmedByOwner } from '@/chain/safe/read-agreements'
import { readSafe } from '@/chain/safe/read-safe'
import { readSafeSettings } from '@/chain/safe/read-safe-settings'
import { readSafeExecution } from '@/chain/safe/safe-execution'
import { simulateExecution } from '@/chain/safe/simulate-execution'
import { prepareSwap } from '@/chain/swap/prepare-swap'
import { readSwapOutcome } from '@/chain/swap/read-swap-outcome'
import { transferCall } from '@/chain/swap/swap-calls'
import { readTokenMetadata } from '@/chain/tokens/token-facts'
import { findSentTransaction, readRequestState } from '@/chain/transactions/find-sent-transaction'
import { simulateTransfer } from '@/chain/transactions/simulate-transfer'
import { verifySignature } from '@/chain/verify-signature'
import { waitForOutcome } from '@/chain/watch-transaction'
import { readSwapMax } from '@/programs/swap/read-max'
import { executionData, isExecutionOf } from '@/safe/execution'
import { plainTransaction } from '@/safe/safe-transaction'
import { swapContracts } from '@/server/rpc/simulated-swap'
import type { Wallet } from '@/wallet/wallet'
import { developmentAccount } from '../../../scripts/demo/development-accounts.ts'
import { demoRoute, demoSwapRequest, minedSwapOf, prepared, sendCall } from '../../chain/swap/demo-swaps'
import { type DemoChains, startChains } from '../../support/demo-chains'
import { executeInSafe } from '../../support/execute-in-safe'
import { rpcCall } from './rpc-calls'
import { pageOf } from './rpc-ports'

let chains: DemoChains
beforeAll(async () => {
  chains = await startChains()
})
afterAll(() => chains?.stop())

/**
 * Creates a client as the page has it, which sends its calls through the relay to the demo's node. `refused`: errors of
 * the relay.
 */
function clientOfPage({ isDemo = false } = {}) {
  const page = pageOf(chains.deployment.chains[0]?.rpcUrl ?? '', {
    isDemo,
    contracts: swapContracts(chains.deployment, 31_337),
  })
  const refused: string[] = []
  const request = async ({ method, params }: { method: string; params?: unknown }) => {
    const answer = (await page.ask(rpcCall(method, 1, params))) as {
      result?: unknown
      error?: { code: number; message: string; data?: string }
    }
    if (!answer.error) return answer.result
    const { error } = answer
    if (error.code === -32_601 || error.code === -32_602) refused.push(`${method}: ${error.message}`)
    throw new RpcRequestError({ body: {}, url: '', error })
  }
  const client = createClient({
    chain: chains.client.chain,
    pollingInterval: 20,
    transport: custom({ request }, { retryCount: 0 }),
    batch: { multicall: { wait: 1, batchSize: 1_024 } },
  })
  return { client, refused, request }
}

// Proves S7.3
test('the block number, balance, name and avatar are read through the relay', async () => {
  const { client, refused } = clientOfPage()
  const cat = developmentAccount(0).address
  expect(await readBlockNumber(client)).toBeGreaterThan(0n)
  expect(await readNativeBalance(client, cat)).toBeGreaterThan(0n)
  expect(await readEnsName(client, cat)).toBe('friend.eth')
  expect(await readEnsAvatar(client, 'friend.eth')).toMatch(/^data:image/)
  expect(refused).toEqual([])
})

test('the price of gas, and a transaction that a wallet did not name, are read through the relay', async () => {
  const { client, refused } = clientOfPage()
  expect((await readGasPrices(client))?.baseFee).toBeGreaterThan(0n)
  const { address } = developmentAccount(5)
  expect(await readL1Fee(client, { to: address, value: 1n, data: '0x' })).toBe(0n)
  const asked = await readRequestState(client, address)
  if (!asked) throw new Error('The node did not tell the count')
  const sent = { account: developmentAccount(5), to: address, value: 3n, chain: null }
  const hash = await chains.client.sendTransaction(sent)
  for (let mined = 0; mined < 9; mined++) await chains.client.mine({ blocks: 1 })
  expect(await findSentTransaction(client, address, asked, ({ value }) => value === '0x3')).toBe(hash)
  expect(await findSentTransaction(client, address, asked, () => false)).toBeNull()
  expect(refused).toEqual([])
})

test('the fees that Max leaves for a swap are read through the relay', async () => {
  const { client, refused } = clientOfPage()
  const request = { route: demoRoute(chains, 'CAT-ETH', 'buy'), from: developmentAccount(5).address }
  const wallet = { client: () => client } as unknown as Wallet
  const most = await readSwapMax(wallet, { ...request, balance: 10n ** 18n })
  expect(most).toMatchObject({ isCautious: false })
  expect(most.kept).toBeGreaterThan(0n)
  expect(refused).toEqual([])
})

test("tokens, names and the outcome of a Safe's transaction are read through the relay", async () => {
  const { client, refused } = clientOfPage()
  const { tokens, safe } = chains.deployment
  const all = Object.values(tokens).map(({ address }) => address)
  expect([...(await readTokenMetadata(client, all)).keys()]).toHaveLength(all.length)
  expect(await readEnsAddress(client, 'friend.eth', client.chain.id)).toMatch(/^0x/)
  expect((await readSafe(client, safe.address)).owners).toEqual(safe.owners)
  expect(await readSafeSettings(client, safe.address)).toMatchObject({ owners: safe.owners, threshold: 2n })
  // The Safe's contract verifies the signature that the Safe's host page returns.
  const signed = { address: safe.address, message: 'I like cats', signature: '0xdead' } as const
  expect(await verifySignature(signed, client)).toBe(null)
  const data = executionData(
    plainTransaction({ to: safe.owners[1] ?? '0x', value: 5n, nonce: 0 }),
    { agreements: [], threshold: 1 },
    safe.owners[0],
  )
  const asked = { safe: safe.address, from: safe.owners[0] ?? '0x', data: data ?? '0x', call: null } as const
  expect(await simulateExecution(client, asked)).toHaveProperty('kind', 'runs')
  const claim = { safe: safe.address, owner: safe.owners[0] ?? '0x', hash: `0x${'1'.repeat(64)}` } as const
  const { block } = await readSafe(client, safe.address)
  expect(await hasApproved(client, claim, block)).toBe(false)
  expect(await isConfirmedByOwner(client, { ...claim, data: '0x', signature: '0x' }, block)).toBe(false)
  const failing = plainTransaction({ to: safe.address, value: 10n ** 30n, nonce: 0 })
  const { txHash, safeTxHash } = await executeInSafe(chains, failing)
  const question = { safe: safe.address, safeTxHash, nonce: 0n, call: failing, txHashes: [txHash] }
  const isAttempt = (_: string, input: string) => isExecutionOf(failing, input)
  expect(await readSafeExecution(client, { ...question, isAttempt })).toMatchObject({
    kind: 'reverted',
    txHash,
  })
  expect(refused).toEqual([])
})

// Proves S4.7
test('a replaced transaction is found through the relay', async () => {
  const { client, refused } = clientOfPage()
  const node = chains.client
  const account = developmentAccount(5)
  const first = {
    account,
    to: developmentAccount(6).address,
    value: 1n,
    chain: null,
    gas: 21_000n,
    nonce: await node.getTransactionCount({ address: account.address }),
  }
  await node.setAutomine(false)
  try {
    const fees = (of: bigint) => ({ maxFeePerGas: 10n ** 10n * of, maxPriorityFeePerGas: 10n ** 9n * of })
    const hash = await node.sendTransaction({ ...first, ...fees(1n) })
    let isSeen = false
    const outcome = waitForOutcome(
      {
        ...client,
        transport: {
          ...client.transport,
          request: (async (call: { method: string }) => {
            const answer = await client.transport.request(call as never)
            if (call.method === 'eth_getTransactionByHash' && answer) isSeen = true
            return answer
          }) as never,
        },
      },
      hash,
      undefined,
    )
    // The watcher must see the first transaction before it is replaced.
    await expect.poll(() => isSeen).toBe(true)
    const replacement = await node.sendTransaction({ ...first, ...fees(4n), value: 2n })
    await node.mine({ blocks: 1 })
    expect(await outcome).toEqual({ status: 'failed', reason: 'replaced', hash: replacement })
  } finally {
    await node.setAutomine(true)
  }
  expect(refused).toEqual([])
})

test('the Demo Wallet reads nonces, estimates and sends through the relay', async () => {
  const { request, client, refused } = clientOfPage({ isDemo: true })
  const account = developmentAccount(7)
  const to = developmentAccount(8).address
  const draft = { from: account.address, to, value: '0x1', data: '0x' }
  const nonce = await request({ method: 'eth_getTransactionCount', params: [account.address, 'pending'] })
  const gas = await request({ method: 'eth_estimateGas', params: [draft] })
  expect(hexToBigInt(gas as `0x${string}`)).toBe(21_000n)
  const raw = await account.signTransaction({
    type: 'eip1559',
    chainId: chains.client.chain.id,
    nonce: Number(nonce),
    gas: 21_000n,
    maxFeePerGas: 10n ** 11n,
    maxPriorityFeePerGas: 10n ** 9n,
    value: 1n,
    to,
  })
  const hash = await request({ method: 'eth_sendRawTransaction', params: [raw] })
  expect(await waitForOutcome(client, hash as `0x${string}`, undefined)).toEqual({ status: 'confirmed' })
  expect(refused).toEqual([])
})

test('an endless loop ends at the gas limit, also when a page requests ten billion', async () => {
  const { request } = clientOfPage()
  const to = `0x${'98'.repeat(20)}` as const
  // JUMPDEST, PUSH1 0, JUMP.
  await chains.client.setCode({ address: to, bytecode: '0x5b600056' })
  const loop = request({ method: 'eth_call', params: [{ to, data: '0x', gas: '0x2540be400' }, 'latest'] })
  await expect(loop).rejects.toMatchObject({ code: expect.any(Number) })
  // The code returns the gas that it received: GAS, PUSH0, MSTORE, PUSH1 32, PUSH0, RETURN.
  await chains.client.setCode({ address: to, bytecode: '0x5a5f5260205ff3' })
  const given = await request({ method: 'eth_call', params: [{ to, gas: '0x2540be400' }, 'latest'] })
  expect(hexToBigInt(given as `0x${string}`)).toBeLessThan(5_000_000n)
  expect(hexToBigInt(given as `0x${string}`)).toBeGreaterThan(4_900_000n)
})

test('swaps and transfers are simulated through the relay, with the reasons of failing ones', async () => {
  const { client, refused } = clientOfPage()
  const [me, friend] = [developmentAccount(0).address, developmentAccount(7).address]
  for (const [name, side] of [
    ['CAT-ETH', 'buy'],
    ['CAT-ETH', 'sell'],
    ['CAT-USDC', 'buy'],
    ['CAT-MEOW', 'sell'],
  ] as const) {
    const wish = await demoSwapRequest(chains, demoRoute(chains, name, side), me, 10n ** 6n)
    expect(await prepareSwap(client, wish)).toMatchObject({ kind: 'ready', simulated: { taxBips: {} } })
    const poor = await prepareSwap(client, { ...wish, amountIn: 10n ** 35n })
    expect(poor).toMatchObject({ kind: 'fails', reason: { code: expect.not.stringMatching('unknown') } })
  }
  const wish = await demoSwapRequest(chains, demoRoute(chains, 'CAT-MEOW', 'sell'), me, 1n)
  const { route } = wish
  const bobo = route.to.address
  const call = transferCall(bobo, friend, 1_000n)
  const transfer = await simulateTransfer(client, { from: me, call, token: bobo, to: friend })
  expect(transfer).toMatchObject({ kind: 'runs', reported: 980n, arrives: 980n })
  expect(await readSwapOutcome(client, { hash: `0x${'9'.repeat(64)}`, ...minedSwapOf(wish) })).toBeNull()
  // The received amount is computed from the balances before and after; the relay allows these reads for blocks whose
  // state nodes still have.
  for (const side of ['buy', 'sell'] as const) {
    const asked = await demoSwapRequest(chains, demoRoute(chains, 'CAT-ETH', side), me, 10n ** 15n)
    let hash: `0x${string}` = '0x'
    for (const { call } of (await prepared(chains, asked)).steps) hash = await sendCall(chains, me, call)
    const outcome = await readSwapOutcome(client, { hash, ...minedSwapOf(asked) })
    if (outcome?.kind !== 'swapped') return expect.unreachable()
    expect(outcome.sent).toEqual({ reported: 10n ** 15n, changed: 10n ** 15n, amount: 10n ** 15n })
    expect(outcome.arrived.changed).toBe(outcome.arrived.reported)
  }
  expect(refused).toEqual([])
})
