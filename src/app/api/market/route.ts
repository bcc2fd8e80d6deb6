import { LoveError } from '@/domain/errors'
import { handle, refuseMethod } from '@/server/http/handle'
import { marketAnswer, snapshotCaching } from '@/server/market/market-answer'
import { market } from '../../market'

/** Answered by the running server, never in the build. */
export const dynamic = 'force-dynamic'

/** How long a visitor waits for the first reading, ms. */
const patience = 3_000

/**
 * Reserves and prices of all pairs at one block: `MarketSnapshot`. The HTTP server answers before this route while there is
 * a snapshot; this is for the first reading, and says when there is none.
 */
export const GET = handle(
  async () => {
    const reader = market()
    reader?.look()
    const published = await reader?.wait(patience)
    if (!published)
      throw new LoveError(reader?.status().isDatabaseAway ? 'database-unavailable' : 'node-unavailable')
    return marketAnswer(published)
  },
  { caching: snapshotCaching },
)

export const POST = refuseMethod('GET, HEAD')
