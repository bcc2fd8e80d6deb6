import { type Address, erc20Abi, parseEther } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { approvalCall, permitCall } from '@/chain/swap/swap-calls'
import type { SwapCall } from '@/chain/swap/swap-terms'
import { readRouterSwap } from '@/domain/swap/read-router-swap'
import type { Side } from '../../../scripts/demo/exchange/pool-price.ts'
import { callRpc } from '../../../scripts/demo/json-rpc.ts'
import { type ExchangeChain, startExchangeChain } from '../../support/exchange-chain'
import { receiptOf } from '../../support/receipt-of'
import {
  executeData,
  payPortion,
  routerItself,
  type Step,
  sender,
  sweep,
  v3Swap,
} from '../../support/router-calls'

// A portion that another site takes, on the contracts: the accounts and amounts are the ones that the bytes say.

let chain: ExchangeChain
let me: Address
let other: Address
const amount = parseEther('10')

beforeAll(async () => {
  chain = await startExchangeChain()
  const [, one, two] = chain.people
  if (!one || !two) throw new Error('the chain has fewer than three people')
  ;[me, other] = [one, two]
  const { CAT, USD } = chain.tokens
  const cat: Side = { address: CAT, amount: parseEther('40000') }
  const usd: Side = { address: USD, amount: 50_000_000_000n }
  const pool = await chain.createPool({ kind: 'v3' }, [cat, usd])
  await chain.addLiquidity(pool, [cat, usd])
  await chain.send(chain.owner, (calls) => calls.call(CAT, erc20Abi, 'transfer', [me, parseEther('1000')]))
  const { permit2, universalRouter } = chain.v4
  const until = 4_000_000_000n
  await send(approvalCall(CAT, permit2, parseEther('1000')))
  const terms = { permit2, token: CAT, spender: universalRouter, amount: parseEther('1000'), until }
  await send(permitCall(terms))
}, 120_000)
afterAll(() => chain?.stop())

async function send({ to, value, data }: SwapCall) {
  const transaction = { from: me, to, data, value: `0x${value.toString(16)}`, gas: '0x2dc6c0' }
  const hash = (await callRpc(chain.url, 'eth_sendTransaction', [transaction])) as `0x${string}`
  expect((await receiptOf(chain.client, hash)).status).toBe('success')
}

const usdOf = (account: Address) =>
  chain.client.readContract({
    ...{ address: chain.tokens.USD, abi: erc20Abi, functionName: 'balanceOf', args: [account] },
  }) as Promise<bigint>

/** Sends a call, and returns what was read from its bytes and what both accounts received. */
async function sent(steps: readonly Step[]) {
  const call = { to: chain.v4.universalRouter, value: 0n, data: executeData(steps, 4_000_000_000n) }
  const { wrappedNative } = chain
  const read = readRouterSwap({ router: call.to, wrappedNative, from: me, value: 0n, data: call.data })
  if (!read) return expect.unreachable('the call is not read as a swap')
  const before = await Promise.all([usdOf(me), usdOf(other)])
  await send(call)
  const after = await Promise.all([usdOf(me), usdOf(other)])
  return { read, mine: after[0] - before[0], others: after[1] - before[1] }
}

test.each([25n, 5_000n, 10_000n])(
  'a portion of %i hundredths of a percent goes to its recipient',
  async (bips) => {
    const { CAT, USD } = chain.tokens
    const minimum = 5_000_001n
    const { read, mine, others } = await sent([
      v3Swap([CAT, 3_000, USD], { amount, minimum, to: routerItself }),
      payPortion(USD, other, bips),
      sweep(USD, sender, 0n),
    ])
    expect(others).toBe(((mine + others) * bips) / 10_000n)
    expect(read.portion).toEqual({ token: USD.toLowerCase(), to: other.toLowerCase(), bips })
    expect(read).toMatchObject({ to: me, got: { minimum: minimum - (minimum * bips) / 10_000n } })
    expect(mine).toBeGreaterThanOrEqual(read.got.minimum)
  },
)
