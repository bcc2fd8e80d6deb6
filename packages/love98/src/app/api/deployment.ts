import 'server-only'
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

/** Returns the market reader of this deployment, or null if its chain cannot be read. @throws {EnvironmentError} */
export function market(): MarketReader | null {
  return servedMarket(deployment(), community.pairs)
}
