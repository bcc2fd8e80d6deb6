import { type Address, createClient, custom, type Hex } from 'viem'
import { ownArtifact } from '../../scripts/demo/artifacts.ts'
import type { DemoChains } from './demo-chains'

/** The address of the predeployed contract on chains of the OP Stack. */
export const gasPriceOracle: Address = '0x420000000000000000000000000000000000000F'

/** The price of a byte in `contracts/DemoGasPriceOracle.sol`, wei. */
export const bytePrice = 1_000_000_000_000n

/**
 * Gives the demo chain an oracle of data fees, as a chain of the OP Stack has it.
 * @returns a function that removes it
 */
export async function placeOracle({ client }: DemoChains): Promise<() => Promise<void>> {
  // Creation code returns the code of the contract.
  const { data } = await client.call({ data: ownArtifact('DemoGasPriceOracle').bytecode })
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
