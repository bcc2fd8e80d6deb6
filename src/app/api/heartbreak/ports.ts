import 'server-only'
import type { HeartbreakPorts } from '@/server/heartbreak/ports'
import { servedPorts } from '@/server/heartbreak/served-ports'
import { deployment } from '../deployment'

/** What the game works with on this server, put together at the first call. */
export function heartbreakPorts(): HeartbreakPorts {
  known ??= servedPorts(deployment())
  return known
}

let known: HeartbreakPorts | undefined
