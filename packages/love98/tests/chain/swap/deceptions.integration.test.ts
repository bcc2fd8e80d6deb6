import { createClient, custom, parseEther } from 'viem'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { prepareSwap } from '@/chain/swap/prepare-swap'
import { movementOf, poolMovement } from '@/chain/swap/read-logs'
import { simulateSwap } from '@/chain/swap/simulate-swap'
import { transferCall } from '@/chain/swap/swap-calls'
import { developmentAccount } from '../../../scripts/demo/development-accounts.ts'
import { type DemoChains, startChains } from '../../support/demo-chains'
import { demoSwapRequest, readBalance, sendCall } from './demo-swaps'
import { createLyingToken, routeBetween, simulatedAnswer, transferLog } from './lying-token'

const [me, other] = [0, 9].map((index) => developmentAccount(index).address) as [`0x${string}`, `0x${string}`]

describe('swaps of deceptive tokens', () => {
  let chains: DemoChains
  let liar: Awaited<ReturnType<typeof createLyingToken>>
  beforeAll(async () => {
    chains = await startChains()
    liar = await createLyingToken(chains)
    await sendCall(chains, other, transferCall(liar.token, me, parseEther('1000')))
  }, 60_000)
  afterAll(() => chains?.stop())

  const amount = parseEther('10')
  async function prepare(side: 'buy' | 'sell') {
    const { token, cat, pool } = liar
    const route = side === 'buy' ? routeBetween(chains, cat, token) : routeBetween(chains, token, cat)
    const wish = { ...(await demoSwapRequest(chains, route, me, amount)), pool, quoted: parseEther('9.9') }
    const ready = await prepareSwap(chains.client, wish)
    return { route, ready }
  }

  test.each([
    // The token's own events match its transfers; events of other contracts are ignored.
    ['None', 'buy', 'true'],
    ['None', 'sell', 'true'],
    ['LetsAnotherReport', 'buy', 'true'],
    ['LetsAnotherReport', 'sell', 'true'],
    ['ReportsInOtherWords', 'buy', 'true'],
    ['ReportsInOtherWords', 'sell', 'true'],
    ['ReportsPool', 'buy', 'true'],
    ['ReportsPool', 'sell', 'true'],
    // The token's events do not match the amounts that the pool or the router counts.
    ['ReportsTwice', 'buy', 'contradiction'],
    ['ReportsTwice', 'sell', 'contradiction'],
    ['HidesTax', 'buy', 'contradiction'],
    ['TakesMore', 'sell', 'contradiction'],
  ] as const)('the simulation of a %s token, side %s, is classified: %s', async (lie, side, expected) => {
    await liar.beLike(lie)
    const { route, ready } = await prepare(side)
    if (expected === 'contradiction') {
      expect(ready).toEqual({ kind: 'unknown', why: 'contradiction' })
      return
    }
    if (ready.kind !== 'ready') expect.unreachable(ready.kind)
    const before = await readBalance(chains, route.to.address, me)
    for (const { call } of ready.kind === 'ready' ? ready.steps : []) await sendCall(chains, me, call)
    const gained = (await readBalance(chains, route.to.address, me)) - before
    expect(ready).toMatchObject({ simulated: { arrives: gained, taxBips: { from: 0, to: 0 } } })
  })

  test('the HidesTax token, sold, has a tax of the amount that the pool did not get', async () => {
    await liar.beLike('HidesTax')
    expect((await prepare('sell')).ready).toMatchObject({ simulated: { taxBips: { from: 2_000, to: 0 } } })
  })
})

describe('simulated answers of a node', () => {
  const [token, pool, weth] = ['a1', 'b2', 'c3'].map((digits) => `0x${digits.repeat(20)}`) as [
    `0x${string}`,
    `0x${string}`,
    `0x${string}`,
  ]
  const ask = (answer: unknown, of: `0x${string}` | null = pool) => {
    const request = async ({ method }: { method: string }) => (method === 'eth_simulateV1' ? answer : '0x')
    return simulateSwap(createClient({ transport: custom({ request }, { retryCount: 0 }) }), {
      ...{ from: me, gives: null, expects: { token, to: me }, wrappedNative: weth },
      calls: [transferCall(token, me, 1n)],
      hops: of ? [{ source: { kind: 'v2', pool: of }, path: [weth, token] }] : [],
      amountIn: 1n,
    })
  }

  test.each<[string, unknown]>([
    ['nothing', null],
    ['a text', 'hello'],
    ['no block', []],
    ['two blocks', [...(simulatedAnswer([]) as unknown[]), ...(simulatedAnswer([]) as unknown[])]],
    ['no calls', [{ number: '0x10', calls: [] }]],
    ['another status', simulatedAnswer([], { status: '0x2' })],
    ['a status that is true', simulatedAnswer([], { status: true })],
    ['gas without end', simulatedAnswer([], { gasUsed: `0x${'f'.repeat(64)}` })],
    ['half bytes', simulatedAnswer([], { returnData: '0x123' })],
    ['no logs', simulatedAnswer([], { logs: null })],
    ['logs of no contract', simulatedAnswer([{ address: '0x12', topics: [], data: '0x' }])],
    [
      'logs with five topics',
      simulatedAnswer([{ address: token, topics: Array(5).fill(`0x${'0'.repeat(64)}`), data: '0x' }]),
    ],
    ['501 logs', simulatedAnswer(Array(501).fill(transferLog(token, pool, me, 1n)))],
  ])('an answer with %s is no answer', async (_, answer) => {
    expect(await ask(answer)).toEqual({ kind: 'unknown', why: 'no-answer' })
  })

  test('an answer with a transfer that no pool paid is a contradiction', async () => {
    expect(await ask(simulatedAnswer([transferLog(token, pool, me, 5n)]))).toEqual({
      kind: 'unknown',
      why: 'contradiction',
    })
    expect(await ask(simulatedAnswer([transferLog(token, pool, me, 5n)]), null)).toMatchObject({
      arrives: 5n,
    })
  })

  test.each<[string, `0x${string}`, string | null]>([
    [
      'a text of 100,000 characters',
      `0x08c379a0${'0'.repeat(62)}20${'0'.repeat(59)}186a0${'41'.repeat(100_000)}`,
      'A'.repeat(200),
    ],
    ['a text that is none', `0x08c379a0${'f'.repeat(64)}`, '0x08c379a0'],
    ['no text', `0x08c379a0${'0'.repeat(62)}20${'0'.repeat(64)}`, null],
    ['three bytes', '0x010203', null],
  ])(
    'an answer that fails with %s gives at most 200 characters of its reason',
    async (_, returnData, text) => {
      const failed = simulatedAnswer([transferLog(token, pool, me, 5n)], { status: '0x0', returnData })
      expect(await ask(failed)).toEqual({
        kind: 'fails',
        block: 15n,
        step: 'swap',
        reason: { code: 'unknown', text },
      })
    },
  )
})

test('logs are matched only by their contract, their event and their parties', () => {
  const [token, weth] = [`0x${'a1'.repeat(20)}`, `0x${'c3'.repeat(20)}`] as [`0x${string}`, `0x${string}`]
  const log = transferLog(token, other, me, 7n)
  const dirty = { ...log, topics: [log.topics[0], log.topics[1], `0x01${log.topics[2].slice(4)}`] as const }
  const moved = (...logs: (typeof log | typeof dirty)[]) => movementOf(logs, me, token, weth)
  expect(moved(log)).toEqual({ received: 7n, sent: 0n })
  expect(moved(transferLog(weth, other, me, 7n))).toEqual({ received: 0n, sent: 0n })
  expect(moved(dirty)).toEqual({ received: 0n, sent: 0n })
  expect(moved(transferLog(token, me, me, 7n))).toEqual({ received: 0n, sent: 0n })

  const swap = '0xd78ad95fa46c994b6551d0da85fc275fe613ce37657fb8d5e3d130840159d822'
  const words = [1n, 2n, 3n, 4n].map((value) => value.toString(16).padStart(64, '0')).join('')
  const trade = { address: token, topics: [swap, swap, swap], data: `0x${words}` } as const
  const hop = (...path: [`0x${string}`, `0x${string}`]) =>
    ({ source: { kind: 'v2', pool: token }, path }) as const
  const [low, high] = [`0x${'01'.repeat(20)}`, `0x${'02'.repeat(20)}`] as const
  expect(poolMovement([trade], hop(low, high))).toEqual({ takes: 1n, pays: 4n })
  expect(poolMovement([trade], hop(high, low))).toEqual({ takes: 2n, pays: 3n })
  for (const logs of [[], [trade, trade], [{ ...trade, address: weth }], [{ ...trade, data: '0x' } as const]])
    expect(poolMovement(logs, hop(low, high))).toBeNull()
})
