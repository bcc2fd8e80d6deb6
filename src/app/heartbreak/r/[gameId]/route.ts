import { describeRun } from '@/server/heartbreak/describe-share'
import { handlePage } from '@/server/heartbreak/handle-page'
import { refuseMethod } from '@/server/http/handle'
import { ports } from '../../../api/ports'
import { shareSite } from '../../share-site'

export const dynamic = 'force-dynamic'

type Context = { params: Promise<{ gameId: string }> }

/** A finished run to pass on. */
export const GET = handlePage<Context>(shareSite, 'missingRun', async (site, { params }) =>
  describeRun(ports().heartbreak, site, (await params).gameId),
)

export const POST = refuseMethod('GET, HEAD')
