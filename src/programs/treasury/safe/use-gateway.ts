import { useMemo } from 'react'
import type { GatewayAccess } from '@/safe/gateway/gateway-call'
import { createGatewayMutations } from '@/safe/gateway/gateway-mutations'
import { createGatewayQueries } from '@/safe/gateway/gateway-queries'
import { useWallet } from '@/wallet/use-wallet'

/** The gateway through our own server, or null when this deployment has none. */
export function useGateway() {
  const { gatewayOrigin } = useWallet().settings.safe
  return useMemo(() => {
    if (gatewayOrigin === null) return null
    const access: GatewayAccess = { base: '/api/safe', origin: gatewayOrigin }
    return {
      queries: createGatewayQueries(access),
      mutations: createGatewayMutations(access),
      origin: gatewayOrigin,
    }
  }, [gatewayOrigin])
}

export type Gateway = NonNullable<ReturnType<typeof useGateway>>
