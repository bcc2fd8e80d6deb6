// @vitest-environment happy-dom
import { act } from 'react'
import { createClient, custom, maxUint256, parseEther } from 'viem'
import { expect, test } from 'vitest'
import { plainTransaction, type SafeTransaction } from '@/safe/safe-transaction'
import { encoded } from '../../safe/decode/encode'
import {
  alerts,
  batchOf,
  chains,
  friend,
  openFalseDescription,
  safe,
  shownFacts,
  thief,
  token,
  transfer,
  withDemoContracts,
} from './lying-window'
import { box, button, eventually, setClient } from './treasury-window'

withDemoContracts()

const lie = () => ({ txInfo: transfer('OUTGOING', 'CAT', '1') })
const simulated = () => box.querySelector('[aria-label=Simulation]')?.textContent
const shows = (text: string | RegExp) => eventually(() => expect(simulated()).toMatch(text))

/** The node of the window, with an answer of its own to simulations. */
function withSimulation(answer: () => unknown) {
  const { chain, request } = chains.client
  const own = async (asked: { method: string; params?: unknown }) =>
    asked.method === 'eth_simulateV1' ? answer() : request(asked as never)
  setClient(createClient({ chain, transport: custom({ request: own }, { retryCount: 0 }) }))
}

test('the simulation of a batch lists the assets that leave the Safe', async () => {
  const stolen = {
    to: token('USDC'),
    data: encoded('transfer(address to, uint256 amount)', thief, 1_500_000n),
  }
  await openFalseDescription(batchOf([{ to: friend, value: parseEther('0.01') }, stolen]), lie())
  await shows(`Out: 0.01 ETH, to ${friend}`)
  await shows(`Out: 1.5 USDC (token ${token('USDC')}), to ${thief}`)
  await shows(/Simulated by this site's node at block \d+/)
})

test('a delegate call is simulated, and its danger stays', async () => {
  // A contract that pays what the Safe has to the thief, whatever it is called with.
  const code = `0x5f5f5f5f4773${thief.slice(2)}5af100` as const
  const trap = `0x${'97'.repeat(20)}` as const
  await chains.client.setCode({ address: trap, bytecode: code })
  await openFalseDescription(
    { ...plainTransaction({ to: trap, data: '0x4e71d92d', nonce: 0 }), operation: 1 },
    lie(),
  )
  await shows(new RegExp(`Out: [\\d.,]+ ETH, to ${thief}`))
  expect(alerts()).toContain('Delegate call: code of another contract')
  expect(button('Sign')?.disabled).toBe(true)
})

test('a failing transaction shows its reason', async () => {
  const data = encoded('transfer(address to, uint256 amount)', friend, maxUint256)
  await openFalseDescription(plainTransaction({ to: token('CAT'), data, nonce: 0 }), lie())
  await shows('The execution fails')
  expect(alerts()).toContain('The execution fails')
})

const approval = (): SafeTransaction =>
  plainTransaction({
    to: token('USDC'),
    data: encoded('approve(address spender, uint256 amount)', thief, maxUint256),
    nonce: 0,
  })
const word = (digit: string) => `0x${digit.padStart(64, '0')}`
const balance = { status: '0x1', gasUsed: '0x5208', returnData: word('7'), logs: [] }
const executed = {
  address: '0x',
  topics: ['0x442e715f626346e8c54381002da614f62bee8d27386535b2521ec8540898556e'],
  data: '0x',
}
const harmless = () => [
  {
    number: '0x9',
    calls: [
      balance,
      { ...balance, returnData: word('1'), logs: [{ ...executed, address: safe() }] },
      balance,
    ],
  },
]

test.each([
  ['says that nothing moves', harmless, "No contract reports a transfer of the Safe's assets"],
  [
    'does not offer simulations',
    () => {
      throw Object.assign(new Error('nothing'), { code: -32_601 })
    },
    "Unknown: this site's node does not offer simulations.",
  ],
  ['answers with anything', () => ({ cat: 98 }), 'Unknown: the node gave no answer that can be read.'],
])('a node that %s removes no warning', async (_, answer, warning) => {
  withSimulation(answer)
  await openFalseDescription(approval(), lie())
  await shows(warning)
  expect(shownFacts()).toContain(`Approve ${thief} to spend an unlimited amount`)
  expect(alerts()).toContain('It approves another account to spend tokens')
  expect(button('Sign')?.disabled).toBe(true)
  await act(async () => box.querySelector<HTMLElement>('[data-details] [type=checkbox]')?.click())
  expect(button('Sign')?.disabled).toBe(false)
})
