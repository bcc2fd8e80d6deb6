import { handle, refuseMethod } from '@/server/http/handle'
import { deployment } from '../deployment'

/** Read from the environment of the running server, never in the build. */
export const dynamic = 'force-dynamic'

/** What the browser may know about this deployment: `Settings`. */
export const GET = handle(() => Response.json(deployment().settings))

export const POST = refuseMethod('GET, HEAD')
