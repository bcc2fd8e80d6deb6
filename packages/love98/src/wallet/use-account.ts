import type { Address } from '@/domain/address'
import { useConnectionState } from './use-connection-state'

export function useAccount(): Address | null {
  const connection = useConnectionState()
  return connection.status === 'connected' ? connection.address : null
}
