import { LoveError } from '@/domain/errors'
import { levelById } from '@/domain/heartbreak/board/level'
import { shownSeconds } from '@/domain/heartbreak/run/score'
import { handlePicture } from '@/server/heartbreak/picture/handle-picture'
import { closedPicture } from '@/server/heartbreak/picture/served-picture'
import { findRun } from '@/server/heartbreak/read-replay'
import { refuseMethod } from '@/server/http/handle'
import { ports } from '../../../../api/ports'

export const dynamic = 'force-dynamic'

type Context = { params: Promise<{ gameId: string }> }

/** The picture of a run: its time over closed hearts, since its board may be one that others still have to play. */
export const GET = handlePicture<Context>(async ({ params }) => {
  const run = await findRun(ports().heartbreak, (await params).gameId)
  const level = levelById(run.level)
  if (!level) throw new LoveError('unknown-game')
  return closedPicture(level, shownSeconds(run.timeMs ?? 0))
})

export const POST = refuseMethod('GET, HEAD')
