import { finishRequest, longestFinish } from '@/domain/heartbreak/wire/api'
import { finishGame } from '@/server/heartbreak/finish-game'
import { signedIn } from '@/server/heartbreak/visitor'
import { handle, refuseMethod } from '@/server/http/handle'
import { limitSender } from '@/server/http/rate-limit'
import { readBody } from '@/server/http/read-body'
import { authPorts } from '../../auth/ports'
import { heartbreakPorts } from '../ports'

/** Takes a finished game in: `FinishAnswer`. */
export const POST = handle(async (request) => {
  await limitSender(request, 'heartbreak-finish')
  const game = await readBody(request, finishRequest, longestFinish)
  const player = await signedIn(authPorts(), request, game.frame)
  return Response.json(await finishGame(heartbreakPorts(), player, game))
})

export const GET = refuseMethod('POST')
