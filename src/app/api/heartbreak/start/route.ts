import { LoveError } from '@/domain/errors'
import { levelById } from '@/domain/heartbreak/board/level'
import { startRequest } from '@/domain/heartbreak/wire/api'
import { countEvent } from '@/server/count-event'
import { requirePlayer } from '@/server/heartbreak/player'
import { startGame } from '@/server/heartbreak/start-game'
import { handle, refuseMethod } from '@/server/http/handle'
import { limitAccount, limitSender } from '@/server/http/rate-limit'
import { readBody } from '@/server/http/read-body'
import { ports } from '../../ports'

/** Starts a ranked game of the signed-in wallet: `StartAnswer`. */
export const POST = handle(async (request) => {
  await limitSender(request, 'heartbreak-start')
  const { level: id, kind, frame } = await readBody(request, startRequest, 512)
  const player = await requirePlayer(ports().auth, request, frame)
  await limitAccount(player.player, 'heartbreak-start-account')
  const level = levelById(id)
  if (!level) throw new LoveError('bad-request')
  const game = await startGame(ports().heartbreak, player, { level, kind })
  countEvent('game', 'started')
  return Response.json(game)
})

export const GET = refuseMethod('POST')
