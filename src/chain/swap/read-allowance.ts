import type { Client } from 'viem'
import type { Address } from '@/domain/address'

/**
 * Returns the amount of an owner's tokens that a spender may take (`allowance`, EIP-20).
 * @returns smallest units; 0 if the contract does not return a number
 * @throws viem's errors if the node does not answer
 */
export async function readAllowance(
  client: Client,
  token: Address,
  owner: Address,
  spender: Address,
): Promise<bigint> {
  const words = [owner, spender].map((address) => address.slice(2).toLowerCase().padStart(64, '0'))
  const params = [{ to: token, data: `0xdd62ed3e${words.join('')}` }, 'latest']
  const answer: unknown = await client.request({ method: 'eth_call', params } as never)
  return typeof answer === 'string' && /^0x[0-9a-f]{64}$/i.test(answer) ? BigInt(answer) : 0n
}
