import type { Address } from '@/domain/address'
import { useConnectionState } from './use-connection-state'

/** The address of the connected account; null without one. */
export function useAccount(): Address | null {
  const connection = useConnectionState()
  return connection.status === 'connected' ? connection.address : null
}
