import type { Client } from 'viem'
import type { Address } from '@/domain/address'

/**
 * How much a spender may take of an owner's tokens (`allowance`, EIP-20).
 * @returns smallest units; 0 where the contract gives no number
 * @throws viem's errors when the node does not answer
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
