import { describeDay } from '@/server/heartbreak/describe-share'
import { handlePage } from '@/server/heartbreak/handle-page'
import { refuseMethod } from '@/server/http/handle'
import { ports } from '../../../api/ports'
import { shareSite } from '../../share-site'

export const dynamic = 'force-dynamic'

type Context = { params: Promise<{ date: string }> }

/** The boards of a day to pass on. */
export const GET = handlePage<Context>(shareSite, 'missingDay', async (site, { params }) =>
  describeDay(ports().heartbreak.now(), site, (await params).date ?? null),
)

export const POST = refuseMethod('GET, HEAD')
