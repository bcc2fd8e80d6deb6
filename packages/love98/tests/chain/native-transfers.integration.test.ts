import { type Address, createClient, custom, type Hex, parseEther } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { simulateExecution } from '@/chain/safe/simulate-execution'
import { prepareSwap } from '@/chain/swap/prepare-swap'
import { movementOf } from '@/chain/swap/read-logs'
import { simulateSwap } from '@/chain/swap/simulate-swap'
import { executionData } from '@/safe/execution'
import { plainTransaction } from '@/safe/safe-transaction'
import { effectsOn } from '@/safe/simulation/effects'
import { developmentAccount } from '../../scripts/demo/development-accounts.ts'
import { type DemoChains, startChains } from '../support/demo-chains'
import { demoRoute, demoSwapRequest, prepared } from './swap/demo-swaps'
import { transferLog } from './swap/lying-token'

const [pseudo, system] = [`0x${'e'.repeat(40)}`, `0x${'f'.repeat(39)}e`] as [Address, Address]
const [me, friend] = [0, 7].map((index) => developmentAccount(index).address) as [Address, Address]

let chains: DemoChains
beforeAll(async () => {
  chains = await startChains()
})
afterAll(() => chains?.stop())

const anotherEvent = `0x${'a7'.repeat(32)}` as const

type Log = { address: Address; topics: readonly Hex[]; data: Hex }

const kindsOfLogs = ['both', 'protocol', 'unrelated'] as const

/**
 * Makes the demo's node report transfers as a chain with EIP-7708 does: by the protocol, and also by the simulation
 * (`both`). `unrelated`: the protocol reports another event beside each transfer of the simulation.
 */
function glamsterdam(kinds: (typeof kindsOfLogs)[number]) {
  const request = async (asked: { method: string }) => {
    const answer: unknown = await chains.client.request(asked as never)
    if (asked.method !== 'eth_simulateV1') return answer
    const [block] = answer as [{ calls: { logs: Log[] }[] }]
    const calls = block.calls.map((call) => ({
      ...call,
      logs: call.logs.flatMap((log) =>
        log.address.toLowerCase() !== pseudo
          ? [log]
          : [
              ...(kinds === 'protocol' ? [] : [log]),
              { ...log, address: system, ...(kinds === 'unrelated' && { topics: [anotherEvent] }) },
            ],
      ),
    }))
    return [{ ...block, calls }]
  }
  return createClient({ transport: custom({ request }, { retryCount: 0 }) })
}

test('the nodes of the tests run the newest hard fork of anvil', async () => {
  expect(await chains.client.request({ method: 'anvil_nodeInfo' } as never)).toMatchObject({
    hardFork: 'Bpo2',
  })
})

test.each(kindsOfLogs)(
  'with transfer logs of kind %s, a sale for the native coin is prepared as without EIP-7708',
  async (kinds) => {
    for (const side of ['buy', 'sell'] as const) {
      const amount = side === 'buy' ? parseEther('1') : 10n ** 18n
      const wish = await demoSwapRequest(chains, demoRoute(chains, 'CAT-ETH', side), me, amount)
      expect(await prepareSwap(glamsterdam(kinds), wish)).toEqual(await prepared(chains, wish))
    }
  },
)

test.each(kindsOfLogs)(
  'with transfer logs of kind %s, a payment of the native coin is counted once',
  async (kinds) => {
    const call = { to: friend, value: 5n, data: '0x' } as const
    const question = {
      from: me,
      calls: [call],
      gives: null,
      expects: { token: null, to: friend },
      hops: [],
      amountIn: 5n,
    } as const
    const { wrappedNative } = chains.deployment.exchange
    expect(await simulateSwap(glamsterdam(kinds), { ...question, wrappedNative })).toMatchObject({
      kind: 'runs',
      arrives: 5n,
      sent: 5n,
    })
  },
)

test.each(kindsOfLogs)(
  'with transfer logs of kind %s, an outgoing transfer of a Safe is counted once',
  async (kinds) => {
    const safe = chains.deployment.safe.address
    const transaction = plainTransaction({ to: friend, value: 5n, nonce: 5 })
    const data = executionData(transaction, { agreements: [], threshold: 1 }, me) ?? '0x'
    const simulated = await simulateExecution(glamsterdam(kinds), { safe, from: me, data, call: transaction })
    if (simulated.kind !== 'runs') return expect.unreachable(simulated.kind)
    expect(effectsOn(safe, simulated.logs)).toEqual([{ kind: 'coin', from: safe, to: friend, amount: 5n }])
  },
)

test('a token that imitates the logs of the native coin moves none of it', () => {
  const [token, weth] = [`0x${'a1'.repeat(20)}`, `0x${'c3'.repeat(20)}`] as [Address, Address]
  const moved = (...logs: Log[]) => movementOf(logs, me, null, weth)
  const [fake, bySimulation, byProtocol] = [token, pseudo, system].map((at) =>
    transferLog(at, friend, me, 7n),
  )
  if (!fake || !bySimulation || !byProtocol) return expect.unreachable()
  expect(moved(fake)).toEqual({ received: 0n, sent: 0n })
  expect(moved(fake, bySimulation)).toEqual({ received: 7n, sent: 0n })
  expect(moved(fake, byProtocol, bySimulation)).toEqual({ received: 7n, sent: 0n })
  expect(movementOf([byProtocol, bySimulation], me, token, weth)).toEqual({ received: 0n, sent: 0n })
})
