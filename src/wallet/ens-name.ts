import type { Chain, Client, Transport } from 'viem'
import { getEnsName } from 'viem/actions'
import type { Address } from '@/domain/address'

/** The primary name of an address (ENS, by the chain's universal resolver), or `null` when it has none. */
export function readEnsName(client: Client<Transport, Chain>, address: Address): Promise<string | null> {
  return getEnsName(client, { address })
}
