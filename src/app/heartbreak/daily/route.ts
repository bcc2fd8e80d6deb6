import { describeDay } from '@/server/heartbreak/describe-share'
import { handlePage } from '@/server/heartbreak/handle-page'
import { refuseMethod } from '@/server/http/handle'
import { ports } from '../../api/ports'
import { shareSite } from '../share-site'

export const dynamic = 'force-dynamic'

/** Today's boards to pass on. */
export const GET = handlePage(shareSite, 'missingDay', (site) => describeDay(ports().heartbreak.now(), site))

export const POST = refuseMethod('GET, HEAD')
