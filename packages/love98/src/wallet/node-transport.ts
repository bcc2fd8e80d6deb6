import { http, type Transport } from 'viem'
import type { ChainDefinition } from '@/domain/community/community'
import { transportOptions } from './lazy-transport'
import { nodeAddress } from './node-address'

export function nodeTransport(chain: Pick<ChainDefinition, 'id' | 'publicRpcUrl'>): Transport {
  return http(nodeAddress(chain), transportOptions)
}
