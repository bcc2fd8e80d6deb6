import { hasServer } from '@/domain/build/capabilities'
import type { ChainDefinition } from '@/domain/community/community'

/** The address for calls to a chain: our own server, which keeps the node's URL to itself `[S9.7]`, or a public node. */
export function nodeAddress({ id, publicRpcUrl }: Pick<ChainDefinition, 'id' | 'publicRpcUrl'>): string {
  return hasServer ? new URL(`/api/rpc/${id}`, window.location.href).href : publicRpcUrl
}
