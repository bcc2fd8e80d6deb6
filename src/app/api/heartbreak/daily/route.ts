import { LoveError } from '@/domain/errors'
import { levelById } from '@/domain/heartbreak/board/level'
import { dailyQuery } from '@/domain/heartbreak/wire/api'
import { readDaily } from '@/server/heartbreak/daily-boards'
import { handle, refuseMethod } from '@/server/http/handle'
import { limitSender } from '@/server/http/rate-limit'
import { readQuery } from '@/server/http/read-body'
import { ports } from '../../ports'

export const dynamic = 'force-dynamic'

/** Today's boards of a level: `DailyAnswer`. */
export const GET = handle(async (request) => {
  await limitSender(request, 'heartbreak')
  const level = levelById(readQuery(request, dailyQuery).level)
  if (!level) throw new LoveError('bad-request')
  return Response.json(await readDaily(ports().heartbreak, level))
})

export const POST = refuseMethod('GET, HEAD')
