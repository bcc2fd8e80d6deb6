import { servedSettings } from '@/server/exchange/router-check'
import { handle, refuseMethod } from '@/server/http/handle'
import { deployment } from '../deployment'

/** Read from the environment of the running server, never in the build. */
export const dynamic = 'force-dynamic'

/** What the browser may know about this deployment: `Settings`. */
export const GET = handle(async () => Response.json(await servedSettings(deployment())))

export const POST = refuseMethod('GET, HEAD')
