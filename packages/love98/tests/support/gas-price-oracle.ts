import { type Address, createClient, custom, encodeDeployData, type Hex } from 'viem'
import { ownArtifact } from '../../scripts/demo/artifacts.ts'
import type { DemoChains } from './demo-chains'

/** The address of the predeployed contract on chains of the OP Stack. */
export const gasPriceOracle: Address = '0x420000000000000000000000000000000000000F'

/** The price of a byte in `contracts/DemoGasPriceOracle.sol`, wei. */
export const bytePrice = 1_000_000_000_000n

/** Returns the fee of the operator in that contract, wei. */
export function operatorFee(gas: bigint): bigint {
  return gas * 3_000_000_000n + 2_000_000_000_000n
}

/**
 * Gives the demo chain an oracle of fees, as a chain of the OP Stack has it.
 * @param isIsthmus false: it has no operator fee, as before the upgrade of that name
 * @returns a function that removes it
 */
export async function placeOracle({ client }: DemoChains, isIsthmus = true): Promise<() => Promise<void>> {
  const { abi, bytecode } = ownArtifact('DemoGasPriceOracle')
  // Creation code returns the code of the contract.
  const { data } = await client.call({ data: encodeDeployData({ abi, bytecode, args: [isIsthmus] }) })
  const place = (bytecode: Hex) => client.setCode({ address: gasPriceOracle, bytecode })
  await place(data ?? '0x')
  return () => place('0x')
}

type Asked = { method: string; params?: unknown }

/** Creates a client that has read nothing of the chain yet, with the list of its calls. */
export function newClient({ client }: DemoChains, answers: Readonly<Record<string, () => unknown>> = {}) {
  const asked: Asked[] = []
  const request = async (call: Asked) => {
    asked.push(call)
    return answers[call.method] ? answers[call.method]?.() : client.request(call as never)
  }
  const transport = custom({ request }, { retryCount: 0 })
  return { client: createClient({ chain: client.chain, transport }), asked }
}
