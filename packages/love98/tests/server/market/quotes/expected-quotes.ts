import { type Abi, decodeFunctionResult, encodeFunctionData, type Hex, parseAbi } from 'viem'
import { readContract } from 'viem/actions'
import type { Address } from '@/domain/address'
import type { SwapHop } from '@/domain/swap/swap-route'
import type { ExchangeChain } from '../../../support/exchange-chain'
import { multicall3 } from './quoted-market'

const v2Abi = parseAbi(['function getAmountsOut(uint256, address[]) view returns (uint256[])'])
const v3Abi = parseAbi([
  'struct Query { address tokenIn; address tokenOut; uint256 amountIn; uint24 fee; uint160 sqrtPriceLimitX96; }',
  'function quoteExactInputSingle(Query) returns (uint256, uint160, uint32, uint256)',
])
const v4Abi = parseAbi([
  'struct PoolKey { address currency0; address currency1; uint24 fee; int24 tickSpacing; address hooks; }',
  'struct Query { PoolKey key; bool zeroForOne; uint128 exactAmount; bytes hookData; }',
  'function quoteExactInputSingle(Query) returns (uint256, uint256)',
])
const multicallAbi = parseAbi([
  'function tryAggregate(bool, (address target, bytes callData)[]) view returns ((bool success, bytes returnData)[])',
])

/** The number of calls in one request. */
const together = 100

type Asked = { readonly hop: SwapHop; readonly amount: bigint }

/**
 * Returns the outputs of hops by the contracts of the exchange: the router of V2, and the quoters.
 * @returns null where the contract reverts
 */
export async function expectedOutputs(
  chain: ExchangeChain,
  asked: readonly Asked[],
): Promise<readonly (bigint | null)[]> {
  const calls = asked.map((each) => questionOf(chain, each))
  const outputs: (bigint | null)[] = []
  for (let start = 0; start < calls.length; start += together) {
    const some = calls.slice(start, start + together)
    const results = await readContract(chain.client, {
      ...{ address: multicall3, abi: multicallAbi, functionName: 'tryAggregate' },
      args: [false, some.map(({ target, callData }) => ({ target, callData }))],
    })
    for (const [index, { success, returnData }] of results.entries())
      outputs.push(success ? (some[index]?.output(returnData) ?? null) : null)
  }
  return outputs
}

type Question = { target: Address; callData: Hex; output: (data: Hex) => bigint }

function questionOf({ v2, v3, v4 }: ExchangeChain, { hop, amount }: Asked): Question {
  const { source, path } = hop
  const [tokenIn, tokenOut] = path
  if (source.kind === 'v2') {
    const call = { abi: v2Abi, functionName: 'getAmountsOut' } as const
    return {
      ...{ target: v2.router, callData: encodeFunctionData({ ...call, args: [amount, path] }) },
      output: (data) => decodeFunctionResult({ ...call, data })[1] ?? 0n,
    }
  }
  const query =
    source.kind === 'v3'
      ? { tokenIn, tokenOut, amountIn: amount, fee: source.fee, sqrtPriceLimitX96: 0n }
      : { key: source.key, zeroForOne: source.key.currency0 === tokenIn, exactAmount: amount, hookData: '0x' }
  const abi: Abi = source.kind === 'v3' ? v3Abi : v4Abi
  const functionName = 'quoteExactInputSingle'
  return {
    target: source.kind === 'v3' ? v3.quoter : v4.quoter,
    callData: encodeFunctionData({ abi, functionName, args: [query] }),
    output: (data) => (decodeFunctionResult({ abi, functionName, data }) as readonly bigint[])[0] ?? 0n,
  }
}
