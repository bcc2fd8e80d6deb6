import { heartbreakShare } from '@/texts/heartbreak-share'
import 'server-only'
import { shortenAddress } from '@/domain/address'
import { AppError } from '@/domain/errors'
import { parseBoardId } from '@/domain/heartbreak/board/board-id'
import { levelById } from '@/domain/heartbreak/board/level'
import { isCalendarDay } from '@/domain/heartbreak/daily/calendar-day'
import { type DeepLink, formatDeepLink, sharePath } from '@/domain/heartbreak/wire/deep-link'
import { localPath } from '@/domain/navigation/program-path'

import { dayOf } from './days'
import { pictureSize } from './picture/board-picture'
import type { HeartbreakPorts } from './ports'
import { findRun, isSecret } from './read-replay'
import type { SharePage } from './share-page'

/** The site of these pages. `language` is BCP 47; `url` is the public origin. */
export type ShareSite = { name: string; language: string; direction: 'ltr' | 'rtl'; url: string }

/**
 * Returns the page of a practice board.
 * @throws {AppError} `unknown-board`
 */
export function describeBoard(site: ShareSite, boardId: unknown): SharePage {
  const name = typeof boardId === 'string' ? parseBoardId(boardId) : undefined
  if (!name?.ok || typeof boardId !== 'string') throw new AppError('unknown-board')
  const { level } = name.value
  const describe = levelById(level.id) ? heartbreakShare.boardDescription : heartbreakShare.customDescription
  return page(site, {
    link: { kind: 'board', boardId },
    title: heartbreakShare.boardTitle(level.name),
    description: describe(level.columns, level.rows, level.broken),
    picture: `/heartbreak/b/${boardId}/picture.png`,
    label: heartbreakShare.play,
  })
}

/**
 * Returns the page of a finished game. For today's board the page reveals nothing about the solution.
 * @throws {AppError} `unknown-game`
 */
export async function describeRun(
  ports: HeartbreakPorts,
  site: ShareSite,
  gameId: unknown,
): Promise<SharePage> {
  const run = await findRun(ports, gameId)
  const level = levelById(run.level)?.name ?? run.level
  const player = ports.names.known([run.address]).nameOf(run.address) ?? shortenAddress(run.address)
  const isWon = run.status === 'ranked'
  const time = ((run.timeMs ?? 0) / 1_000).toFixed(2)
  const open = isWon
    ? heartbreakShare.wonDescription(level, run.date)
    : heartbreakShare.lostDescription(level, run.date)
  return page(site, {
    link: { kind: 'run', gameId: run.id },
    title: isWon ? heartbreakShare.wonTitle(level, time, player) : heartbreakShare.lostTitle(level, player),
    description: isSecret(run, ports.now()) ? heartbreakShare.secretDescription(level, run.date) : open,
    picture: `/heartbreak/r/${run.id}/picture.png`,
    label: heartbreakShare.watch,
  })
}

/**
 * Returns the page of a day's boards.
 * @param date today by default
 * @throws {AppError} `bad-request` if it is not a day
 */
export function describeDay(now: Date, site: ShareSite, date?: unknown): SharePage {
  const today = dayOf(now)
  const day = date === undefined ? today : date
  if (!isCalendarDay(day) || day > today) throw new AppError('bad-request')
  return page(site, {
    link: { kind: 'daily' },
    path: date === undefined ? undefined : sharePath({ kind: 'daily' }, day),
    title: heartbreakShare.dailyTitle(day),
    description: day === today ? heartbreakShare.dailyDescription : heartbreakShare.dailyOver(day),
    picture: '/heartbreak/picture.png',
    label: heartbreakShare.playToday,
  })
}

type Described = {
  link: DeepLink
  path?: string | undefined
  title: string
  description: string
  picture: string
  label: string
}

function page(
  site: ShareSite,
  { link, path = sharePath(link), title, description, picture, label }: Described,
): SharePage {
  const { url } = site
  return {
    site,
    title,
    description,
    url: `${url}${path}`,
    picture: { url: `${url}${picture}`, ...pictureSize, alt: heartbreakShare.pictureOf(title) },
    links: [
      { href: `${localPath('/p/heartbreak')}?open=${encodeURIComponent(formatDeepLink(link))}`, label },
      { href: localPath('/'), label: heartbreakShare.desktop },
    ],
  }
}
