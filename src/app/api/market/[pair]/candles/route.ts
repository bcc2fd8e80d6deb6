import { database } from '@/server/db/database'
import { handle, refuseMethod } from '@/server/http/handle'
import { limitSender } from '@/server/http/rate-limit'
import { answerCandles } from '@/server/market/history/answer-candles'
import { marketPools } from '@/server/market/pools'
import { community } from '../../../../community'
import { deployment } from '../../../deployment'

export const dynamic = 'force-dynamic'

type Context = { params: Promise<{ pair: string }> }

/** Candles of a pair: `CandlePage`. */
export const GET = handle<Context>(async (request, { params }) => {
  await limitSender(request, 'market')
  const { settings, history } = deployment()
  return answerCandles(request, (await params).pair, {
    database,
    now: () => new Date(),
    pairs: community.pairs.map(({ name }) => name),
    pools: marketPools(settings, community.pairs),
    finality: history.finality,
    isLasting: !settings.demo,
  })
})

export const POST = refuseMethod('GET, HEAD')
