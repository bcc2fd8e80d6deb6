import 'server-only'
import { marketChains } from '@/domain/community/chain-settings'
import { readDemoManifest } from '@/server/demo-manifest'
import { type Deployment, describeDeployment } from '@/server/deployment'
import { readEnv } from '@/server/env'
import type { MarketReader } from '@/server/market/reader'
import { servedMarket } from '@/server/market/served-market'
import { type ServedPorts, servedPorts } from '@/server/served-ports'
import { community } from '../community'

let described: Deployment | undefined
let assembled: ServedPorts | undefined

/** Returns the description of this deployment, which is built on the first call. @throws {EnvironmentError} */
export function deployment(): Deployment {
  const env = readEnv()
  described ??= describeDeployment(
    community,
    env,
    env.DEMO_MANIFEST ? readDemoManifest(env.DEMO_MANIFEST) : null,
  )
  return described
}

/** Returns the ports of the use cases, which are assembled on the first call. @throws {EnvironmentError} */
export function ports(): ServedPorts {
  assembled ??= servedPorts(deployment(), { url: readEnv().SITE_URL, name: community.site.name })
  return assembled
}

/** Returns the ids of the chains whose market is read, the main chain first. @throws {EnvironmentError} */
export function marketChainIds(): readonly number[] {
  return marketChains(deployment().settings, community.pairs)
}

/** Returns the market reader of a chain, or null if the chain cannot be read. @throws {EnvironmentError} */
export function market(chainId: number): MarketReader | null {
  return servedMarket(deployment(), community.pairs, chainId)
}
