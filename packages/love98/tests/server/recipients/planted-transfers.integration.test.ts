import {
  type Address,
  type Client,
  concatHex,
  createClient,
  custom,
  type Hex,
  multicall3Abi,
  numberToHex,
  pad,
} from 'viem'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { transferCall } from '@/chain/swap/swap-calls'
import { findLookAlike } from '@/domain/wallet/look-alikes'
import { historyLimits, readRecipientHistory } from '@/server/recipients/recipient-history'
import { developmentAccount } from '../../../scripts/demo/development-accounts.ts'
import { called, sendCall } from '../../chain/swap/demo-swaps'
import { createLyingToken } from '../../chain/swap/lying-token'
import { type DemoChains, startChains } from '../../support/demo-chains'
import { receiptOf } from '../../support/receipt-of'

let chains: DemoChains
let cat: Address
let other: Address
let snapshot: Hex
beforeAll(async () => {
  chains = await startChains()
  cat = chains.deployment.tokens.CAT?.address as Address
  other = (await createLyingToken(chains)).token
})
afterAll(() => chains?.stop())
beforeEach(async () => {
  snapshot = await chains.client.snapshot()
})
afterEach(() => chains.client.revert({ id: snapshot }))

const [account, thief, victim, friend] = [0, 7, 3, 9].map((index) => developmentAccount(index).address) as [
  Address,
  Address,
  Address,
  Address,
]
const lower = (address: string) => address.toLowerCase() as Address
const twinOf = (address: string) => lower(`${address.slice(0, 6)}${'1'.repeat(32)}${address.slice(-4)}`)
/** Few blocks per range, so that a short chain has many ranges. */
const limits = { ...historyLimits, firstBlocks: 20 }
const read = (client: Client = chains.client) => readRecipientHistory(client, account, [cat], limits)

/** `Transfer(address,address,uint256)`. */
const transferTopic = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'
/**
 * Code of a token that reports transfers: its call has an account, a number and a count; each log names the account as
 * the sender and 20 bytes of a hash as the recipient.
 */
const reporter = concatHex([
  // The count; while it is not zero, one less.
  ...(['0x604035', '0x5b', '0x80', '0x15', '0x604957', '0x60019003'] as const),
  // The number and the count are the amount, and their hash is the recipient.
  ...(['0x80', '0x602035', '0x01', '0x600052', '0x60206000', '0x20', '0x60601c'] as const),
  ...(['0x600035', '0x7f', transferTopic, '0x60206000', '0xa3', '0x600356', '0x5b00'] as const),
])

/**
 * Makes tokens of a stranger report transfers from the account, 2,000 per transaction. @param tokens the number of
 * tokens that share them
 */
async function plantReports(count: number, tokens = 1) {
  for (let index = 0; index < count / 2_000; index++) {
    const to = `0x${'f'.repeat(38)}${(index % tokens).toString(16).padStart(2, '0')}` as const
    await chains.client.setCode({ address: to, bytecode: reporter })
    const words = [
      pad(account),
      ...[(index + 1) * 10_000, 2_000].map((word) => numberToHex(word, { size: 32 })),
    ]
    const call = { account: thief, chain: chains.client.chain, to, data: concatHex(words), gas: 8_000_000n }
    const hash = await chains.client.sendTransaction(call)
    const { logs } = await receiptOf(chains.client, hash)
    expect(logs).toHaveLength(2_000)
  }
}

/** Transfers zero of a real token from the account, or to it, which needs no permission. */
async function plantNothing(count: number, isTo = false) {
  const { client, deployment } = chains
  for (let start = 0; start < count; start += 200) {
    const calls = Array.from({ length: 200 }, (_, index) => {
      const planted = numberToHex(0xabcdef00000000n + BigInt(start + index), { size: 20 })
      const [from, to] = isTo ? [planted, account] : [account, planted]
      const { data } = called(cat, 'transferFrom(address,address,uint256)', from, to, 0n)
      return { target: cat, allowFailure: false, callData: data }
    })
    const hash = await client.writeContract({
      account: thief,
      address: deployment.multicall3,
      abi: multicall3Abi,
      functionName: 'aggregate3',
      args: [calls],
      gas: 14_000_000n,
    })
    await receiptOf(client, hash)
  }
}

/** Pays from the account in an older range than the following transfers. */
async function pay(to: Address, token = cat) {
  await sendCall(chains, account, transferCall(token, to, 5n))
  await chains.client.mine({ blocks: 20 })
}

/** Proxies the demo's node and refuses answers with more logs than a limit. */
function nodeWithMost(logs: number) {
  const asked: string[] = []
  const request = async (call: { method: string; params?: unknown }) => {
    asked.push(call.method)
    const answer: unknown = await chains.client.request(call as never)
    if (!Array.isArray(answer) || answer.length <= logs) return answer
    const message = `query returned more than ${logs} results`
    throw Object.assign(new Error(message), { code: -32_005, details: message, message })
  }
  return { asked, client: createClient({ transport: custom({ request }, { retryCount: 0 }) }) }
}

test("an earlier recipient stays in the history beside 10,000 planted reports of a stranger's token", async () => {
  await pay(victim)
  await plantReports(10_000)
  const { trusted, seen } = await read()
  expect(trusted).toContain(lower(victim))
  expect(findLookAlike(twinOf(victim), { trusted, seen })).toEqual({
    address: lower(victim),
    isTrusted: true,
  })
})

test.each([false, true])(
  'an earlier recipient stays in the history beside 3,000 planted zero transfers of a known token (to the account: %s)',
  async (isTo) => {
    await pay(victim)
    await plantNothing(3_000, isTo)
    const { trusted, seen } = await read()
    expect(trusted).toContain(lower(victim))
    expect(findLookAlike(twinOf(victim), { trusted, seen })).toEqual({
      address: lower(victim),
      isTrusted: true,
    })
  },
)

test('a recipient of a token that is not configured stays in a history beside 10,000 planted reports', async () => {
  await sendCall(chains, friend, transferCall(other, account, 100n))
  await pay(victim, other)
  await plantReports(10_000, 3)
  const { trusted, seen } = await read()
  expect(seen).toContain(lower(victim))
  expect(findLookAlike(twinOf(victim), { trusted, seen })?.address).toBe(lower(victim))
})

test('an earlier recipient is found behind a flood of zero transfers with a node that refuses long answers', async () => {
  await pay(victim)
  await plantNothing(2_000)
  await chains.client.mine({ blocks: 40 })
  const { client, asked } = nodeWithMost(500)
  const { trusted } = await read(client)
  expect(trusted).toContain(lower(victim))
  expect(asked.length).toBeLessThan(100)
})
