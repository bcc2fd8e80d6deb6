import { readFileSync } from 'node:fs'
import solc from 'solc'
import { type Address, encodeAbiParameters, type Hex, maxUint256, parseEther } from 'viem'
import { vi } from 'vitest'
import { poolAddress } from '@/chain/prices/pool-address'
import { approvalCall } from '@/chain/swap/swap-calls'
import type { SwapRoute } from '@/domain/swap/swap-route'
import { developmentAccount } from '../../../scripts/demo/development-accounts.ts'
import type { DemoChains } from '../../support/demo-chains'
import { waitOptions } from '../../support/event-loop'
import { called, sendCall } from './demo-swaps'

/** The order of `Lie` in the contract. */
export const lieOrder = [
  'None',
  'ReportsTwice',
  'HidesTax',
  'LetsAnotherReport',
  'ReportsInOtherWords',
  'TakesMore',
  'ReportsPool',
  'HidesTaxWhereTaken',
  'TaxesGasPrice',
  'TaxesBaseFee',
  'TaxesGasLeft',
  'TaxesCoinbase',
  'Taxes',
  'LimitsTransfers',
  'LimitsTransfersByError',
] as const

const sourceOf = (path: string) => ({
  content: readFileSync(new URL(path, import.meta.url), 'utf8'),
})

/** Returns the creation code of the token, whose creator gets the supply. */
export function lyingTokenCode(): Hex {
  const input = {
    language: 'Solidity',
    sources: {
      'LyingToken.sol': sourceOf('contracts/lying-token.sol'),
      'DemoToken.sol': sourceOf('../../../contracts/DemoToken.sol'),
    },
    settings: {
      evmVersion: 'cancun',
      optimizer: { enabled: true, runs: 200 },
      outputSelection: { '*': { LyingToken: ['evm.bytecode.object'] } },
    },
  }
  const { contracts, errors } = JSON.parse(solc.compile(JSON.stringify(input)))
  const code = contracts?.['LyingToken.sol']?.LyingToken?.evm.bytecode.object
  if (!code) throw new Error(JSON.stringify(errors))
  return `0x${code}`
}

const owner = developmentAccount(9).address

export async function createLyingToken(chains: DemoChains) {
  const { client, deployment } = chains
  const { router, wrappedNative } = deployment.exchange
  const cat = deployment.tokens.CAT?.address as Address
  const hash = await client.sendTransaction({
    account: owner,
    chain: client.chain,
    data: lyingTokenCode(),
    gas: 5_000_000n,
  })
  const { contractAddress } = await vi.waitFor(() => client.getTransactionReceipt({ hash }), waitOptions)
  const token = contractAddress as Address
  for (const each of [token, cat]) await sendCall(chains, owner, approvalCall(each, router, maxUint256))
  const add = called(
    router,
    'addLiquidity(address,address,uint256,uint256,uint256,uint256,address,uint256)',
    ...[token, cat, parseEther('1000000'), parseEther('1000000'), 0n, 0n, owner, maxUint256],
  )
  await sendCall(chains, owner, add)
  const addCoin = called(
    router,
    'addLiquidityETH(address,uint256,uint256,uint256,address,uint256) payable',
    ...[token, parseEther('1000000'), 0n, 0n, owner, maxUint256],
  )
  await sendCall(chains, owner, { ...addCoin, value: parseEther('100') })
  const beLike = (lie: (typeof lieOrder)[number]) =>
    sendCall(chains, owner, called(token, 'beLike(uint8)', lieOrder.indexOf(lie)))
  const poolWith = (other: Address) => poolAddress(deployment.exchange, token, other)
  return { token, cat, pool: poolWith(cat), coinPool: poolWith(wrappedNative), beLike }
}

/** A route between two tokens through the router; the wrapped coin represents the coin. */
export function routeBetween({ deployment }: DemoChains, from: Address, to: Address): SwapRoute {
  const { chainId, router, wrappedNative } = deployment.exchange
  const isCoin = (address: Address) => address === wrappedNative
  const side = (address: Address) => ({ symbol: 'X', decimals: 18, address, isNative: isCoin(address) })
  const contracts = { contract: router, spender: isCoin(from) ? null : router, wrappedNative }
  return {
    kind: isCoin(from) ? 'eth-for-tokens' : isCoin(to) ? 'tokens-for-eth' : 'tokens-for-tokens',
    chainId,
    via: 'v2-router',
    from: side(from),
    to: side(to),
    hops: [{ source: { kind: 'v2', pool: poolAddress(deployment.exchange, from, to) }, path: [from, to] }],
    ...contracts,
  }
}

/** Returns a node's answer to a simulation: one block with the logs of its only call. */
export function simulatedAnswer(logs: readonly object[], different: object = {}): unknown {
  const call = { status: '0x1', gasUsed: '0x5208', returnData: '0x', logs }
  return [{ number: '0x10', parentHash: `0x${'11'.repeat(32)}`, calls: [{ ...call, ...different }] }]
}

export function transferLog(address: Address, from: Address, to: Address, value: bigint) {
  const word = (of: Address) => encodeAbiParameters([{ type: 'address' }], [of])
  const event = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'
  const data = encodeAbiParameters([{ type: 'uint256' }], [value])
  return { address, topics: [event, word(from), word(to)], data } as const
}
