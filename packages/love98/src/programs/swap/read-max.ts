import { readSpendable } from '@/chain/network-fee'
import { simulateCalls } from '@/chain/simulation/simulate-calls'
import { simulatedGas } from '@/chain/swap/simulate-swap'
import { swapCall } from '@/chain/swap/swap-calls'
import type { Address } from '@/domain/address'
import type { SwapRoute } from '@/domain/swap/swap-route'
import type { Spendable } from '@/domain/wallet/network-fee'
import type { Wallet } from '@/wallet/wallet'

type MaxRequest = { readonly route: SwapRoute; readonly from: Address; readonly balance: bigint }

/** The usual gas of a wrap, and of a swap through one pool, for a node that does not simulate. */
const usualGas = { wrap: 50_000n, swap: 160_000n } as const

/**
 * The distance of the simulated block, seconds. A pool pays gas for its accumulated prices at the first trade of each
 * second, and some nodes simulate in the second of the latest block.
 */
const ahead = 86_400

/**
 * Reads the part of a balance of the native coin that can be swapped, with the fees of two swaps left. The gas is that
 * of a simulated swap of half the balance, since all of it would leave nothing for the fee.
 */
export async function readSwapMax(
  { client }: Pick<Wallet, 'client'>,
  { route, from, balance }: MaxRequest,
): Promise<Spendable> {
  const node = client(route.chainId)
  const time = BigInt(Math.floor(Date.now() / 1_000) + ahead)
  const transaction = swapCall(route, { amountIn: balance / 2n, minimum: 0n, to: from, deadline: time })
  const calls = [{ from, ...transaction, gas: simulatedGas.swap }]
  const simulated = await simulateCalls(node, { calls, time })
  const [swapped] = simulated.kind === 'ran' ? simulated.calls : []
  const gas = swapped?.isSuccess ? BigInt(swapped.gasUsed) : usualGas[route.kind === 'wrap' ? 'wrap' : 'swap']
  return readSpendable(node, { balance, gas, transaction })
}
