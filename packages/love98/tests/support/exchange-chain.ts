import {
  type Abi,
  type Address,
  createPublicClient,
  defineChain,
  encodeFunctionData,
  type Hex,
  http,
  parseAbi,
  parseEther,
  type TransactionReceipt,
  toHex,
} from 'viem'
import { startAnvil } from '../../scripts/demo/anvil.ts'
import { multicall3CreationCode, ownArtifact } from '../../scripts/demo/artifacts.ts'
import type { Range, Side } from '../../scripts/demo/exchange/pool-price.ts'
import {
  type Calls,
  planV3,
  planV3Approvals,
  planV3Liquidity,
  planV3Pool,
  planV3Swap,
  planV3Withdrawal,
  type V3Exchange,
  type V3Pool,
} from '../../scripts/demo/exchange/v3.ts'
import {
  placePermit2,
  planV4,
  planV4Approvals,
  planV4Liquidity,
  planV4Pool,
  planV4Swap,
  planV4Withdrawal,
  type V4Exchange,
  type V4Pool,
} from '../../scripts/demo/exchange/v4.ts'
import { callRpc } from '../../scripts/demo/json-rpc.ts'
import { planExchange, poolAddress } from '../../scripts/demo/seed-exchange.ts'
import { TransactionPlan } from '../../scripts/demo/transaction-plan.ts'
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

export type ExchangeChain = Awaited<ReturnType<typeof startExchangeChain>>

/** The native coin in a pool of V4. */
export const nativeCoin: Address = '0x0000000000000000000000000000000000000000'

const multicall3: Address = '0xcA11bde05977b3631167028862bE2a173976CA11'

/** Tokens with unusual numbers of decimals, by symbol. */
const decimals = { CAT: 18, USD: 6, ONE: 0, DEEP: 30 } as const
const supply = 10n ** 9n

/** The account that owns the tokens and the positions, by its place among the node's unlocked accounts. */
const ownerIndex = 9

const gas = toHex(6_000_000n)

const wrappedAbi = parseAbi(['function deposit() payable'])
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

const forever = 2n ** 255n

/**
 * Starts a chain with Uniswap V2, V3 and V4 and tokens of 18, 6, 0 and 30 decimals, which its `owner` holds. Each
 * call of the returned functions mines one block a transaction.
 * @throws {Error} if the node cannot be started, or V3 and V4 are not installed
 */
export async function startExchangeChain({ chainId = 31_341 }: { chainId?: number } = {}) {
  const node = await startAnvil({ port: 0, chainId })
  try {
    return { ...(await deploy(node.url, chainId)), stop: node.stop }
  } catch (error) {
    await node.stop()
    throw error
  }
}

async function deploy(url: string, chainId: number) {
  const people = (await callRpc(url, 'eth_accounts')) as Address[]
  const owner = people[ownerIndex]
  if (!owner) throw new Error('The node has no ten accounts')
  await callRpc(url, 'anvil_setBalance', [owner, toHex(parseEther('10000000'))])
  const multicall3Code = await callRpc(url, 'eth_call', [{ data: multicall3CreationCode() }, 'latest'])
  await callRpc(url, 'anvil_setCode', [multicall3, multicall3Code])
  await placePermit2(url)

  const plan = new TransactionPlan(owner)
  const token = (symbol: keyof typeof decimals) =>
    plan.create(symbol, ownArtifact('DemoToken'), [
      symbol,
      symbol,
      decimals[symbol],
      supply * 10n ** BigInt(decimals[symbol]),
    ])
  const tokens = { CAT: token('CAT'), USD: token('USD'), ONE: token('ONE'), DEEP: token('DEEP') }
  const { exchange } = planExchange(plan, {}, [], { chainId, sender: owner })
  const { wrappedNative, ...v2 } = exchange
  const v3 = planV3(plan, { v2Factory: v2.factory, wrappedNative })
  const v4 = planV4(plan, { owner, wrappedNative, v2, v3 })
  if (!v3 || !v4) throw new Error('V3 and V4 of Uniswap are not installed')
  plan.call(wrappedNative, wrappedAbi, 'deposit', [], parseEther('1000000'))
  const exchanges = { v2, v3, v4 }
  for (const address of [...Object.values(tokens), wrappedNative]) planApprovals(plan, exchanges, address)
  await plan.run(url)

  const client = createPublicClient({
    chain: defineChain({
      id: chainId,
      name: 'Exchanges',
      nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
      rpcUrls: { default: { http: [url] } },
      contracts: { multicall3: { address: multicall3 } },
    }),
    transport: http(),
    pollingInterval: 20,
    cacheTime: 0,
  })
  return {
    url,
    chainId,
    client,
    owner,
    people,
    tokens,
    wrappedNative,
    ...exchanges,
    ...poolFunctions({ url, owner, client, exchanges }),
  }
}

type Exchanges = {
  v2: { factory: Address; initCodeHash: Hex; router: Address }
  v3: V3Exchange
  v4: V4Exchange
}

function planApprovals(calls: Calls, { v2, v3, v4 }: Exchanges, token: Address) {
  calls.call(token, tokenAbi, 'approve', [v2.router, forever])
  planV3Approvals(calls, v3, token)
  planV4Approvals(calls, v4, token)
}

function poolFunctions({
  url,
  owner,
  client,
  exchanges,
}: {
  url: string
  owner: Address
  client: Parameters<typeof receiptOf>[0]
  exchanges: Exchanges
}) {
  const { v2, v3, v4 } = exchanges

  /**
   * Sends calls of an unlocked account, each in a block of its own, and returns their receipts.
   * @throws {Error} with the first call that reverted and its reason
   */
  async function send(from: Address, plan: (calls: Calls) => void): Promise<TransactionReceipt[]> {
    const planned: {
      name: string
      transaction: { from: Address; to: Address; data: Hex; value: Hex; gas: Hex }
    }[] = []
    plan({
      call(to: Address, abi: Abi, functionName: string, args: readonly unknown[], value = 0n) {
        const data = encodeFunctionData({ abi, functionName, args: [...args] })
        planned.push({ name: functionName, transaction: { from, to, data, value: toHex(value), gas } })
      },
    })
    const receipts: TransactionReceipt[] = []
    for (const { name, transaction } of planned) {
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
   * Swaps an exact amount through the kind's router, without a minimum.
   * @param from the token to sell and its amount
   * @param trader an account that {@link fundTrader} prepared; by default the owner
   */
  function swapOnPool(pool: TestPool, from: Side, trader: Address = owner) {
    return sendOne(trader, (calls) => {
      if (pool.kind === 'v2') {
        const to = pool.tokens.find((address) => BigInt(address) !== BigInt(from.address))
        calls.call(v2.router, v2RouterAbi, 'swapExactTokensForTokensSupportingFeeOnTransferTokens', [
          from.amount,
          0n,
          [from.address, to],
          trader,
          forever,
        ])
      } else if (pool.kind === 'v3') planV3Swap(calls, v3, { pool, from, to: trader })
      else planV4Swap(calls, v4, { pool, from })
    })
  }

  /** Gives an unlocked account tokens of the owner, and lets the routers take them. */
  async function fundTrader(trader: Address, { address, amount }: Side) {
    await send(owner, (calls) => calls.call(address, tokenAbi, 'transfer', [trader, amount]))
    await send(trader, (calls) => planApprovals(calls, exchanges, address))
  }

  return { send, createPool, addLiquidity, removeLiquidity, swapOnPool, fundTrader }
}
