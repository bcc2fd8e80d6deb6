import { describeBoard } from '@/server/heartbreak/describe-share'
import { handlePage } from '@/server/heartbreak/handle-page'
import { refuseMethod } from '@/server/http/handle'
import { shareSite } from '../../share-site'

export const dynamic = 'force-dynamic'

type Context = { params: Promise<{ boardId: string }> }

/** A practice board to pass on. */
export const GET = handlePage<Context>(shareSite, 'missingBoard', async (site, { params }) =>
  describeBoard(site, (await params).boardId),
)

export const POST = refuseMethod('GET, HEAD')
