import 'server-only'
import { readEnv } from '@/server/env'
import { type ServedPorts, servedPorts } from '@/server/served-ports'
import { community } from '../community'
import { deployment } from './deployment'

/** The ports of this server's use-cases, assembled at the first call. @throws {EnvironmentError} */
export function ports(): ServedPorts {
  known ??= servedPorts(deployment(), { url: readEnv().SITE_URL, name: community.site.name })
  return known
}

let known: ServedPorts | undefined
