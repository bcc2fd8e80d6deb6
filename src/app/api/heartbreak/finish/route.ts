import { finishRequest, maxFinishBytes } from '@/domain/heartbreak/wire/api'
import { finishGame } from '@/server/heartbreak/finish-game'
import { requirePlayer } from '@/server/heartbreak/player'
import { handle, refuseMethod } from '@/server/http/handle'
import { limitSender } from '@/server/http/rate-limit'
import { readBody } from '@/server/http/read-body'
import { ports } from '../../ports'

/** Submits a finished game: `FinishAnswer`. */
export const POST = handle(async (request) => {
  await limitSender(request, 'heartbreak-finish')
  const game = await readBody(request, finishRequest, maxFinishBytes)
  const player = await requirePlayer(ports().auth, request, game.frame)
  return Response.json(await finishGame(ports().heartbreak, player, game))
})

export const GET = refuseMethod('POST')
