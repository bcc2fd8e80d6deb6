import { AppError } from '@/domain/errors'
import { parseBoardId } from '@/domain/heartbreak/board/board-id'
import { levelById, levels } from '@/domain/heartbreak/board/level'
import { shownSeconds } from '@/domain/heartbreak/run/score'
import { readEnv } from '@/server/env'
import { answerPage } from '@/server/heartbreak/answer-page'
import { describeBoard, describeDay, describeRun, type ShareSite } from '@/server/heartbreak/describe-share'
import { answerPicture, pictureCaching, pictureLimit } from '@/server/heartbreak/picture/answer-picture'
import { boardPicture, closedPicture } from '@/server/heartbreak/picture/served-picture'
import { findRun } from '@/server/heartbreak/read-replay'
import type { Language } from '@/server/http/request-language'
import { route } from '@/server/http/route'
import { ports } from './api/deployment'
import { heartbreakLimit } from './api/heartbreak'
import { community } from './community'
import { localCommunity } from './local-community'

function shareSite({ id, tag, direction }: Language): ShareSite {
  return {
    name: localCommunity({ id, tag }).site.name,
    language: id === 'en' ? community.site.language : tag,
    direction,
    url: readEnv().SITE_URL,
  }
}

const page = { method: 'GET', limit: heartbreakLimit } as const
const picture = { method: 'GET', limit: pictureLimit, caching: pictureCaching } as const

export const shareRoutes = [
  route({
    ...page,
    path: '/heartbreak/daily',
    answer: (call) =>
      answerPage(call, shareSite, 'missingDay', (site) => describeDay(ports().heartbreak.now(), site)),
  }),
  route({
    ...page,
    path: '/heartbreak/daily/[date]',
    answer: (call) =>
      answerPage(call, shareSite, 'missingDay', (site) =>
        describeDay(ports().heartbreak.now(), site, call.parameters.date ?? null),
      ),
  }),
  route({
    ...page,
    path: '/heartbreak/b/[boardId]',
    answer: (call) =>
      answerPage(call, shareSite, 'missingBoard', (site) => describeBoard(site, call.parameters.boardId)),
  }),
  route({
    ...page,
    path: '/heartbreak/r/[gameId]',
    answer: (call) =>
      answerPage(call, shareSite, 'missingRun', (site) =>
        describeRun(ports().heartbreak, site, call.parameters.gameId),
      ),
  }),
  route({
    ...picture,
    path: '/heartbreak/picture.png',
    answer: (call) => answerPicture(call, () => closedPicture(levels[1])),
  }),
  route({
    ...picture,
    path: '/heartbreak/b/[boardId]/picture.png',
    answer: (call) =>
      answerPicture(call, async () => {
        const name = parseBoardId(call.parameters.boardId ?? '')
        if (!name.ok) throw new AppError('unknown-board')
        return boardPicture(name.value)
      }),
  }),
  /** The picture of a run: its time over closed hearts. The open board would reveal the solution to later players. */
  route({
    ...picture,
    path: '/heartbreak/r/[gameId]/picture.png',
    answer: (call) =>
      answerPicture(call, async () => {
        const run = await findRun(ports().heartbreak, call.parameters.gameId)
        const level = levelById(run.level)
        if (!level) throw new AppError('unknown-game')
        return closedPicture(level, shownSeconds(run.timeMs ?? 0))
      }),
  }),
]
