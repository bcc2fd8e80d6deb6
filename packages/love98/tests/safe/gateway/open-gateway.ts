import { afterAll, beforeAll, beforeEach } from 'vitest'
import { fetchTools } from '@/safe/gateway/fetch-with-retry'
import type { GatewayAccess } from '@/safe/gateway/gateway-call'
import { createGatewayMutations } from '@/safe/gateway/gateway-mutations'
import { createGatewayQueries } from '@/safe/gateway/gateway-queries'
import { developmentAccount } from '../../../scripts/demo/development-accounts.ts'
import { type MockGateway, startMockGateway } from '../../../scripts/demo/gateway/mock-gateway.ts'
import { type DemoChains, startChains } from '../../support/demo-chains'

export let chains: DemoChains
export let gateway: MockGateway

/** Starts the demo chain and its mock gateway for all tests of a file, and turns faults off before each test. */
export function withMockGateway(): void {
  beforeAll(async () => {
    chains = await startChains()
    gateway = await startMockGateway({ deployment: chains.deployment })
  })
  afterAll(async () => {
    await gateway?.stop()
    await chains?.stop()
  })
  beforeEach(() => gateway.setFault(null))
}

/** Calls the gateway without pauses between retries; the overall timeout remains. */
export const access = (): GatewayAccess => ({
  base: gateway.url,
  origin: new URL(gateway.url).origin,
  tools: {
    ...fetchTools,
    wait: (ms: number, signal: AbortSignal) => fetchTools.wait(ms >= 120_000 ? ms : 0, signal),
  },
})
export const queries = () => createGatewayQueries(access())
export const mutations = () => createGatewayMutations(access())
export const chainId = 31_337
export const safe = () => ({ chainId, address: chains.deployment.safe.address })
export const [first, second] = [developmentAccount(0), developmentAccount(1)]
