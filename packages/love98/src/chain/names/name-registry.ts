import type { Client } from 'viem'
import { namehash } from 'viem/ens'
import { isExecutionFailure } from '@/chain/node-failure'
import { rpc } from '@/chain/rpc'
import { type AbiValue, decodeAddress, decodeFirstBytes, encodeCall } from '@/domain/abi'
import type { Address } from '@/domain/address'
import type { NameRegistry } from '@/domain/community/name-registries'
import { type Hex, hexToText, textToHex } from '@/domain/hex'
import { looksLikeAddress } from '@/domain/looks-like-address'
import * as selectors from '@/domain/selectors'
import { sanitizeIcon } from '@/domain/wallet/untrusted-metadata'
import { addressIn } from './ens-resolver'
import { normalizeEnsName } from './normalize-ens-name'

// Names of a chain that has a registry (EIP-137) and no universal resolver. Anyone may set a resolver, so a resolver
// that reverts or returns malformed data counts as one without a record.

/** The longest name that DNS could hold (RFC 1035), in characters. */
export const longestName = 253

/**
 * Returns the address of a normalized name, in lower case: its address record (ENSIP-1), or the record of a coin type
 * (ENSIP-9). Null for a name without a record, and for a name of another registry.
 * @param coinType null for the address record
 * @throws viem's errors if the node does not answer
 */
export async function readRegisteredAddress(
  client: Client,
  registry: NameRegistry,
  name: string,
  coinType: bigint | null,
): Promise<Address | null> {
  if (!name.endsWith(registry.suffix)) return null
  if (coinType === null)
    return addressIn(decodeAddress(await readRecord(client, registry, name, selectors.addr)))
  return addressIn(decodeBytes(await readRecord(client, registry, name, selectors.addrOfCoin, coinType)))
}

/**
 * Returns the primary name of an address (ENSIP-3). Null for an address without one, and for a name of another registry,
 * one that is not normalized (ENSIP-15), one that looks like an address, and one with the address of another account.
 * @throws viem's errors if the node does not answer
 */
export async function readRegisteredName(
  client: Client,
  registry: NameRegistry,
  address: Address,
): Promise<string | null> {
  const owner = address.toLowerCase()
  const reverse = `${owner.slice(2)}.${registry.reverseRoot}`
  const name = decodeText(await readRecord(client, registry, reverse, selectors.nameOfNode))
  if (!name?.endsWith(registry.suffix) || name.length > longestName || looksLikeAddress(name)) return null
  if ((await normalizeEnsName(name)) !== name) return null
  return (await readRegisteredAddress(client, registry, name, null)) === owner ? name : null
}

/**
 * Returns the avatar of a normalized name (text record `avatar`, ENSIP-12) if it is a `data:` image.
 * @throws viem's errors if the node does not answer
 */
export async function readRegisteredAvatar(
  client: Client,
  registry: NameRegistry,
  name: string,
): Promise<string | null> {
  if (!name.endsWith(registry.suffix)) return null
  const key = { bytes: textToHex('avatar') }
  return sanitizeIcon(decodeText(await readRecord(client, registry, name, selectors.text, key)))
}

/** Calls the resolver of a name. Null if the name has no resolver, or if the resolver reverts. */
async function readRecord(
  client: Client,
  registry: NameRegistry,
  name: string,
  selector: Hex,
  ...values: readonly AbiValue[]
): Promise<Hex | null> {
  const node = namehash(name)
  const found = await call(client, registry.address, encodeCall(selectors.resolver, node))
  const resolver = addressIn(decodeAddress(found))
  return resolver && call(client, resolver, encodeCall(selector, node, ...values))
}

async function call(client: Client, to: Address, data: Hex): Promise<Hex | null> {
  try {
    return await rpc(client, 'eth_call', [{ to, data }, 'latest'])
  } catch (error) {
    if (isExecutionFailure(error)) return null
    throw error
  }
}

function decodeBytes(answer: Hex | null): Hex | null {
  try {
    return answer && decodeFirstBytes(answer)
  } catch {
    return null
  }
}

function decodeText(answer: Hex | null): string | null {
  try {
    return answer && hexToText(decodeFirstBytes(answer))
  } catch {
    return null
  }
}
