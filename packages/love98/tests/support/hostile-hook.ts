import { type Address, createClient, encodeFunctionData, type Hex, http } from 'viem'
import { ownArtifact } from '../../scripts/demo/artifacts.ts'
import { callRpc } from '../../scripts/demo/json-rpc.ts'
import { receiptOf } from './receipt-of'

/** The order of `Trick` in the contract. */
const trickOrder = [
  'None',
  'Takes',
  'TakesByGasPrice',
  'TakesByBaseFee',
  'TakesByCoinbase',
  'TakesByGasLeft',
  'TakesOfOthers',
  'TakesOfSales',
  'Reverts',
] as const

export type Trick = (typeof trickOrder)[number]

export type TrickSettings = {
  /** The part of the output that it takes. */
  bips?: number
  /** The caller of the pool manager that `TakesOfOthers` lets go. */
  spared?: Address
}

/** The last 14 bits of a hook's address are its permissions: 0x44 is `afterSwap` with a returned delta. */
const hookAddress: Address = '0x0Bad000000000000000000000000000000000044'

/**
 * Stores a hook that keeps a part of the output of swaps, when `beLike` says so. A pool has it from its creation on.
 * @param url of an anvil node
 * @param from an unlocked account
 * @returns its address, and `beLike`, which changes its behavior
 */
export async function placeHostileHook(url: string, from: Address) {
  const { abi, bytecode } = ownArtifact('HostileHook')
  // A call without a recipient runs creation code, and returns the code that it would have deployed.
  const code = await callRpc(url, 'eth_call', [{ data: bytecode }, 'latest'])
  await callRpc(url, 'anvil_setCode', [hookAddress, code])
  const client = createClient({ transport: http(url) })
  const beLike = async (trick: Trick, { bips = 500, spared = from }: TrickSettings = {}) => {
    const args = [trickOrder.indexOf(trick), BigInt(bips), spared] as const
    const data = encodeFunctionData({ abi, functionName: 'beLike', args })
    const hash = (await callRpc(url, 'eth_sendTransaction', [{ from, to: hookAddress, data }])) as Hex
    await receiptOf(client, hash)
  }
  return { address: hookAddress, beLike }
}
