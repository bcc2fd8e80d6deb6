import 'server-only'
import type { AuthPorts } from '@/server/auth/ports'
import { servedPorts } from '@/server/auth/served-ports'
import { readEnv } from '@/server/env'
import { community } from '../../community'
import { deployment } from '../deployment'

/** What sign-in works with on this server, put together at the first call. */
export function authPorts(): AuthPorts {
  known ??= servedPorts(deployment(), readEnv().SITE_URL, community.site.name)
  return known
}

let known: AuthPorts | undefined
