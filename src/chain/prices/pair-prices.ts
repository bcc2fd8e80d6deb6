import {
  type Chain,
  type Client,
  decodeFunctionResult,
  encodeFunctionData,
  parseAbi,
  type Transport,
} from 'viem'
import { readContract } from 'viem/actions'
import { getChainContractAddress } from 'viem/utils'
import type { Address } from '@/domain/address'
import type { Exchange } from '@/domain/community/community'
import { type Price, priceFromReserves } from '@/domain/swap/price'
import { poolAddress, sortTokens } from './pool-address'

/** A pair with the contracts and decimals of its two sides. */
export type PairContracts = {
  readonly base: { readonly address: Address; readonly decimals: number }
  readonly token: { readonly address: Address; readonly decimals: number }
}

const poolAbi = parseAbi(['function getReserves() view returns (uint112, uint112, uint32)'])
const multicallAbi = parseAbi([
  'struct Call { address target; bool allowFailure; bytes callData; }',
  'struct Answer { bool success; bytes returnData; }',
  'function aggregate3(Call[] calls) view returns (Answer[])',
])

/**
 * Reads the prices of all pairs in one `eth_call` (Multicall3), in the order given; null where there is no pool. Without
 * pairs no node is asked. viem's own `multicall` is not used: it takes a node that is down for pools that are missing.
 * @throws viem's errors when the node does not answer, or when the chain has no Multicall3
 */
export async function readPairPrices(
  client: Client<Transport, Chain>,
  exchange: Exchange,
  pairs: readonly PairContracts[],
): Promise<readonly (Price | null)[]> {
  if (pairs.length === 0) return []
  const callData = encodeFunctionData({ abi: poolAbi, functionName: 'getReserves' })
  const answers = await readContract(client, {
    address: getChainContractAddress({ chain: client.chain, contract: 'multicall3' }),
    abi: multicallAbi,
    functionName: 'aggregate3',
    args: [
      pairs.map(({ base, token }) => ({
        target: poolAddress(exchange, base.address, token.address),
        allowFailure: true,
        callData,
      })),
    ],
  })
  return pairs.map(({ base, token }, index) => {
    const answer = answers[index]
    if (!answer?.success || answer.returnData === '0x') return null
    const [first, second] = decodeFunctionResult({
      abi: poolAbi,
      functionName: 'getReserves',
      data: answer.returnData,
    })
    const baseIsFirst = sortTokens(base.address, token.address)[0] === base.address
    return priceFromReserves(
      { reserve: baseIsFirst ? first : second, decimals: base.decimals },
      { reserve: baseIsFirst ? second : first, decimals: token.decimals },
    )
  })
}
