import 'server-only'
import { shortenAddress } from '@/domain/address'
import { LoveError } from '@/domain/errors'
import { parseBoardId } from '@/domain/heartbreak/board/board-id'
import { levelById } from '@/domain/heartbreak/board/level'
import { isCalendarDay } from '@/domain/heartbreak/daily/calendar-day'
import { type DeepLink, formatDeepLink, sharePath } from '@/domain/heartbreak/wire/deep-link'
import { localPath } from '@/domain/navigation/program-path'
import { heartbreakShareTexts } from '@/texts/en/heartbreak/heartbreak-share'
import { inLocale } from '@/texts/locale'
import { dayOf } from './days'
import { pictureSize } from './picture/board-picture'
import type { HeartbreakPorts } from './ports'
import { findRun, isSecret } from './read-replay'
import type { SharePage } from './share-page'

/** Whose pages these are. `language`: BCP 47; `url`: the origin people type. */
export type ShareSite = { name: string; language: string; direction: 'ltr' | 'rtl'; url: string }

/** The page of a practice board. @throws {LoveError} `unknown-board` */
export function describeBoard(site: ShareSite, boardId: unknown): SharePage {
  const name = typeof boardId === 'string' ? parseBoardId(boardId) : undefined
  if (!name?.ok || typeof boardId !== 'string') throw new LoveError('unknown-board')
  const { level } = name.value
  const texts = inLocale(heartbreakShareTexts)
  const describe = levelById(level.id) ? texts.boardDescription : texts.customDescription
  return page(site, {
    link: { kind: 'board', boardId },
    title: texts.boardTitle(level.name),
    description: describe(level.columns, level.rows, level.broken),
    picture: `/heartbreak/b/${boardId}/picture.png`,
    label: texts.play,
  })
}

/** The page of a finished run; of today's board it gives nothing away. @throws {LoveError} `unknown-game` */
export async function describeRun(
  ports: HeartbreakPorts,
  site: ShareSite,
  gameId: unknown,
): Promise<SharePage> {
  const run = await findRun(ports, gameId)
  const texts = inLocale(heartbreakShareTexts)
  const level = levelById(run.level)?.name ?? run.level
  const player = ports.names.known([run.address]).nameOf(run.address) ?? shortenAddress(run.address)
  const isWon = run.status === 'ranked'
  const time = ((run.timeMs ?? 0) / 1_000).toFixed(2)
  const open = isWon ? texts.wonDescription(level, run.date) : texts.lostDescription(level, run.date)
  return page(site, {
    link: { kind: 'run', gameId: run.id },
    title: isWon ? texts.wonTitle(level, time, player) : texts.lostTitle(level, player),
    description: isSecret(run, ports.now()) ? texts.secretDescription(level, run.date) : open,
    picture: `/heartbreak/r/${run.id}/picture.png`,
    label: texts.watch,
  })
}

/** The page of a day's boards. @param date today when it is left out @throws {LoveError} `bad-request` for no day */
export function describeDay(now: Date, site: ShareSite, date?: unknown): SharePage {
  const today = dayOf(now)
  const day = date === undefined ? today : date
  if (!isCalendarDay(day) || day > today) throw new LoveError('bad-request')
  const texts = inLocale(heartbreakShareTexts)
  return page(site, {
    link: { kind: 'daily' },
    path: date === undefined ? undefined : sharePath({ kind: 'daily' }, day),
    title: texts.dailyTitle(day),
    description: day === today ? texts.dailyDescription : texts.dailyOver(day),
    picture: '/heartbreak/picture.png',
    label: texts.playToday,
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
  const texts = inLocale(heartbreakShareTexts)
  const { name, url } = site
  return {
    site,
    title,
    description,
    url: `${url}${path}`,
    picture: { url: `${url}${picture}`, ...pictureSize, alt: texts.pictureOf(title) },
    links: [
      { href: `${localPath('/p/heartbreak')}?open=${encodeURIComponent(formatDeepLink(link))}`, label },
      { href: localPath('/'), label: texts.desktop(name) },
    ],
  }
}
