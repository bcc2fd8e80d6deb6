import 'server-only'
import { readDemoManifest } from '@/server/demo-manifest'
import { type Deployment, describeDeployment } from '@/server/deployment'
import { readEnv } from '@/server/env'
import { community } from '../community'

let known: Deployment | undefined

/** Returns the description of this deployment, which is built on the first call. @throws {EnvironmentError} */
export function deployment(): Deployment {
  const env = readEnv()
  known ??= describeDeployment(community, env, env.DEMO_MANIFEST ? readDemoManifest(env.DEMO_MANIFEST) : null)
  return known
}
