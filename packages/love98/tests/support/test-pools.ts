import {
  type Abi,
  type Address,
  type Client,
  encodeFunctionData,
  type Hex,
  parseAbi,
  type TransactionReceipt,
  toHex,
} from 'viem'
import type { Range, Side } from '../../scripts/demo/exchange/pool-price.ts'
import {
  type Calls,
  planV3Approvals,
  planV3Liquidity,
  planV3Pool,
  type V3Exchange,
  type V3Pool,
} from '../../scripts/demo/exchange/v3.ts'
import {
  planV4Approvals,
  planV4Liquidity,
  planV4Pool,
  type V4Exchange,
  type V4Pool,
} from '../../scripts/demo/exchange/v4.ts'
import { callRpc } from '../../scripts/demo/json-rpc.ts'
import { poolAddress } from '../../scripts/demo/seed-exchange.ts'
import { planV3Swap, planV3Withdrawal, planV4Swap, planV4Withdrawal } from './planned-swaps'
import { receiptOf } from './receipt-of'

export type TestPool =
  | { kind: 'v2'; address: Address; tokens: readonly [Address, Address] }
  | ({ kind: 'v3' } & V3Pool)
  | ({ kind: 'v4' } & V4Pool)

/** The form of a new pool beside its two sides. */
export type PoolForm =
  | { kind: 'v2' }
  | { kind: 'v3'; fee?: number }
  | { kind: 'v4'; fee?: number; tickSpacing?: number; hooks?: Address }

export type Exchanges = {
  v2: { factory: Address; initCodeHash: Hex; router: Address }
  v3: V3Exchange
  v4: V4Exchange
}

const v2RouterAbi = parseAbi([
  'function addLiquidity(address, address, uint256, uint256, uint256, uint256, address, uint256)',
  'function removeLiquidity(address, address, uint256, uint256, uint256, address, uint256)',
  'function swapExactTokensForTokensSupportingFeeOnTransferTokens(uint256, uint256, address[], address, uint256)',
])
const v2FactoryAbi = parseAbi(['function createPair(address, address)'])
const tokenAbi = parseAbi([
  'function approve(address, uint256)',
  'function transfer(address, uint256)',
  'function balanceOf(address) view returns (uint256)',
])

/** The gas limit of each transaction. A node's estimate would let a contract behave differently. */
const gas = toHex(6_000_000n)

const forever = 2n ** 255n

/** Lets the routers and the position managers take a token of the caller. */
export function planApprovals(calls: Calls, { v2, v3, v4 }: Exchanges, token: Address) {
  calls.call(token, tokenAbi, 'approve', [v2.router, forever])
  planV3Approvals(calls, v3, token)
  planV4Approvals(calls, v4, token)
}

/** Returns the calls of a plan instead of sending them. `value` is in wei. */
export function plannedCalls(plan: (calls: Calls) => void) {
  const planned: { name: string; to: Address; data: Hex; value: Hex }[] = []
  plan({
    call(to: Address, abi: Abi, functionName: string, args: readonly unknown[], value = 0n) {
      const data = encodeFunctionData({ abi, functionName, args: [...args] })
      planned.push({ name: functionName, to, data, value: toHex(value) })
    },
  })
  return planned
}

type SwapOptions = { trader?: Address; minimum?: bigint }

export function poolFunctions({
  url,
  owner,
  client,
  exchanges,
}: {
  url: string
  owner: Address
  client: Client
  exchanges: Exchanges
}) {
  const { v2, v3, v4 } = exchanges

  /**
   * Sends calls of an unlocked account, each in a separate block, and returns their receipts.
   * @throws {Error} with the first call that reverted and its reason
   */
  async function send(from: Address, plan: (calls: Calls) => void): Promise<TransactionReceipt[]> {
    const planned = plannedCalls(plan)
    const receipts: TransactionReceipt[] = []
    for (const { name, ...call } of planned) {
      const transaction = { from, ...call, gas }
      const hash = (await callRpc(url, 'eth_sendTransaction', [transaction])) as Hex
      const receipt = await receiptOf(client, hash)
      if (receipt.status === 'reverted') {
        const before = toHex(receipt.blockNumber - 1n)
        const reason = await callRpc(url, 'eth_call', [transaction, before]).catch(String)
        throw new Error(`${name} was reverted: ${reason}`)
      }
      receipts.push(receipt)
    }
    return receipts
  }

  async function sendOne(from: Address, plan: (calls: Calls) => void): Promise<TransactionReceipt> {
    const receipt = (await send(from, plan)).at(-1)
    if (!receipt) throw new Error('Nothing was sent')
    return receipt
  }

  /**
   * Creates a pool without liquidity.
   * @param sides amounts of the same worth, which give the price; V2 takes it from the first liquidity
   */
  async function createPool(form: PoolForm, sides: readonly [Side, Side]): Promise<TestPool> {
    let pool: TestPool | undefined
    await send(owner, (calls) => {
      if (form.kind === 'v2') {
        const tokens = [sides[0].address, sides[1].address] as const
        calls.call(v2.factory, v2FactoryAbi, 'createPair', tokens)
        pool = { kind: 'v2', address: poolAddress(v2.factory, v2.initCodeHash, ...tokens), tokens }
      } else if (form.kind === 'v3') {
        pool = { kind: 'v3', ...planV3Pool(calls, v3, sides, form.fee ?? 3000) }
      } else {
        const { fee = 3000, tickSpacing = 60, hooks } = form
        pool = { kind: 'v4', ...planV4Pool(calls, v4, sides, { fee, tickSpacing, ...(hooks && { hooks }) }) }
      }
    })
    if (!pool) throw new Error('No pool was planned')
    return pool
  }

  /**
   * Adds a position of the owner.
   * @param sides as much of them as the pool's price and the range allow
   * @param options V3 and V4: `range` (the widest one by default); V4: `sqrtPrice` of the pool, if the sides are not
   * of the same worth
   */
  function addLiquidity(
    pool: TestPool,
    sides: readonly [Side, Side],
    options: { range?: Range; sqrtPrice?: bigint } = {},
  ) {
    return sendOne(owner, (calls) => {
      const range = options.range && { range: options.range }
      if (pool.kind === 'v2') {
        const [first, second] = sides
        const amounts = [first.amount, second.amount]
        const args = [first.address, second.address, ...amounts, 0n, 0n, owner, forever]
        calls.call(v2.router, v2RouterAbi, 'addLiquidity', args)
      } else if (pool.kind === 'v3') {
        planV3Liquidity(calls, v3, { pool, sides, owner, ...range })
      } else {
        const { sqrtPrice } = options
        planV4Liquidity(calls, v4, { pool, sides, owner, ...range, ...(sqrtPrice && { sqrtPrice }) })
      }
    })
  }

  /**
   * Takes liquidity out of a position of the owner.
   * @param position its number (V3 and V4 count from 1; V2 has no number)
   * @param liquidity for V2 an amount of the pool's own token
   */
  function removeLiquidity(pool: TestPool, position: bigint, liquidity: bigint) {
    return sendOne(owner, (calls) => {
      if (pool.kind === 'v2') {
        calls.call(pool.address, tokenAbi, 'approve', [v2.router, forever])
        calls.call(v2.router, v2RouterAbi, 'removeLiquidity', [
          ...pool.tokens,
          liquidity,
          0n,
          0n,
          owner,
          forever,
        ])
      } else if (pool.kind === 'v3') planV3Withdrawal(calls, v3, { position, liquidity })
      else planV4Withdrawal(calls, v4, { pool, position, liquidity, to: owner })
    })
  }

  /**
   * Plans the swap of an exact amount through the kind's router.
   * @param from the token to sell and its amount
   * @param options `minimum`: the least output, 0 by default
   */
  function planSwap(
    calls: Calls,
    pool: TestPool,
    from: Side,
    { trader = owner, minimum = 0n }: SwapOptions = {},
  ) {
    if (pool.kind === 'v3') planV3Swap(calls, v3, { pool, from, to: trader, minimum })
    else if (pool.kind === 'v4') planV4Swap(calls, v4, { pool, from, minimum })
    else {
      const to = pool.tokens.find((address) => BigInt(address) !== BigInt(from.address))
      const args = [from.amount, minimum, [from.address, to], trader, forever]
      calls.call(v2.router, v2RouterAbi, 'swapExactTokensForTokensSupportingFeeOnTransferTokens', args)
    }
  }

  /**
   * Swaps as {@link planSwap} plans it.
   * @param options `trader`: an account that {@link fundTrader} prepared, by default the owner
   * @throws {Error} if the swap is reverted
   */
  function swapOnPool(pool: TestPool, from: Side, options: SwapOptions = {}) {
    return sendOne(options.trader ?? owner, (calls) => planSwap(calls, pool, from, options))
  }

  /** Gives an unlocked account tokens of the owner, and lets the routers take them. */
  async function fundTrader(trader: Address, { address, amount }: Side) {
    await send(owner, (calls) => calls.call(address, tokenAbi, 'transfer', [trader, amount]))
    await send(trader, (calls) => planApprovals(calls, exchanges, address))
  }

  /**
   * Deploys a contract from the owner's account.
   * @param data its creation code with the constructor's arguments
   */
  async function deploy(data: Hex): Promise<Address> {
    const hash = (await callRpc(url, 'eth_sendTransaction', [{ from: owner, data, gas }])) as Hex
    const { contractAddress } = await receiptOf(client, hash)
    if (!contractAddress) throw new Error('The contract was not created')
    return contractAddress
  }

  /** Lets the routers and the position managers take a token of the owner. */
  async function approve(token: Address) {
    await send(owner, (calls) => planApprovals(calls, exchanges, token))
  }

  return {
    deploy,
    approve,
    send,
    createPool,
    addLiquidity,
    removeLiquidity,
    planSwap,
    swapOnPool,
    fundTrader,
  }
}
