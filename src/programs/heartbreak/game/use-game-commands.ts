import { useCallback, useEffect, useRef, useState } from 'react'
import { heartbreakServer } from '@/browser/api/heartbreak'
import { askInMessageBox } from '@/desktop/message-boxes'
import { errorText } from '@/domain/errors'
import { formatBoardId, parseBoardId } from '@/domain/heartbreak/board/board-id'
import { parseOpenedLink } from '@/domain/heartbreak/wire/deep-link'
import type { ProgramProps } from '@/programs/program-props'
import { heartbreakTexts } from '@/texts/en/heartbreak/heartbreak'
import { rankingTexts } from '@/texts/en/heartbreak/heartbreak-ranking'
import { inLocale } from '@/texts/locale'
import type { InputCounts } from '../ranked/input-counter'
import type { StartRanked } from '../ranked/ranked-level'
import { createRanking } from '../ranked/ranked-client'
import { parseReplayLink } from '../replay/replay-link'
import { lastGame, rankedGame, type Watching } from '../replay/watched-game'
import { freshPlan, planOf } from './game-setup'
import type { DialogName } from './game-menus'
import type { Options } from './options'
import type { Plan, Table } from './game-session'
import { isGameSafe, isOver, leaveGame, resumeGame } from './use-game-session'

type Given = Pick<ProgramProps, 'argument' | 'setArgument' | 'guardClose'> & {
  readonly table: Table
  readonly options: Options
  readonly counts: InputCounts
  readonly wait: () => void
  readonly goOn: () => void
  readonly show: (dialog: DialogName) => void
}

/** Which game is on the table: the one of a link, of the last visit, or a fresh one. A ranked one is not left unasked. */
export function useGames({
  argument,
  counts,
  goOn,
  guardClose,
  options,
  setArgument,
  show,
  table,
  wait,
}: Given) {
  const handled = useRef<string | null | undefined>(undefined)
  const [watching, setWatching] = useState<Watching | null>(null)
  const [ranking] = useState(() => createRanking({ server: heartbreakServer }))

  const put = (plan: Plan, link: string | null) => {
    leaveGame(table)
    goOn()
    counts.reset()
    handled.current = link
    setArgument(link)
    return table.deal(plan)
  }
  /** Puts a board that was chosen on the table, unless a ranked game is not to be left. */
  const play = async (plan: Plan, link: string | null) => {
    if (await mayLeave(table)) await put(plan, link)
  }

  // What the address asks for comes from outside, at the start and whenever another link is opened.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another link deals another board
  useEffect(() => {
    if (handled.current === argument) return
    const isFirst = handled.current === undefined
    handled.current = argument
    const texts = inLocale(heartbreakTexts)
    const link = argument === null ? undefined : parseOpenedLink(argument)
    const name = link?.kind === 'board' ? parseBoardId(link.boardId) : undefined
    const asked = name?.ok ? formatBoardId(name.value) : undefined
    const found = isFirst ? resumeGame(table, counts, asked) : 'none'
    if (found === 'sessionRestored' || found === 'ranked') {
      wait()
      table.say(found === 'ranked' ? texts.resumedRanked : texts.resumed)
    } else if (name?.ok && isFirst) void table.deal(planOf(name.value, options.mode))
    else if (name?.ok) void play(planOf(name.value, options.mode), argument)
    else if (isFirst) void table.deal(freshPlan(options.level, options.mode))
    if (found === 'corrupt' || found === 'expired') table.say(texts[found])
    if (link?.kind === 'daily') show('daily')
    if (link?.kind === 'run') void watchRun(link.gameId)
    if (argument === null || link) return
    const replay = parseReplayLink(argument)
    if (replay && typeof replay !== 'string')
      return setWatching({ ...replay, title: inLocale(rankingTexts).replay.linked })
    const read = parseBoardId(argument)
    table.say(texts.badLink(replay ?? (read.ok ? '' : read.problem)))
  }, [argument])

  // A ranked game that ended is handed in at once, and one of an earlier visit now.
  useEffect(() => {
    ranking.go()
    ranking.resend()
    const stop = table.subscribe((state, before) => {
      const ends = isOver(state) && !isOver(before) && state.plan === before.plan
      if (ends && state.plan.rules.ranked) ranking.finish(state, counts)
    })
    const onLine = () => ranking.resend()
    window.addEventListener('online', onLine)
    return () => {
      stop()
      ranking.stop()
      window.removeEventListener('online', onLine)
    }
  }, [ranking, table, counts])

  const watchRun = useCallback(
    async (gameId: string) => {
      const texts = inLocale(rankingTexts)
      try {
        setWatching(await rankedGame(heartbreakServer, gameId, texts.replay))
      } catch (error) {
        table.say(errorText(error))
      }
    },
    [table],
  )
  const start: StartRanked = async (level, kind) => {
    if (!(await mayLeave(table))) return
    await put(await ranking.begin(level, kind), null)
  }

  // Leaving the page in a ranked game that the storage does not keep: the browser asks, in its own words.
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (isRankedRunning(table) && !isGameSafe()) event.preventDefault()
    }
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [table])

  // Closing, from wherever it is asked for, is the desktop's.
  useEffect(() => guardClose(() => mayLeave(table)), [guardClose, table])

  return {
    async fresh({ level, mode }: Options): Promise<void> {
      if (await mayLeave(table)) await put(freshPlan(level, mode), null)
    },
    /** The same board from the beginning; a ranked one is played once. */
    async again(): Promise<void> {
      const { plan } = table.getState()
      if (!(await mayLeave(table))) return
      const rules = { ...plan.rules, ranked: false }
      await put({ ...plan, elapsedMs: undefined, ticket: undefined, rules }, argument)
    },
    play: (plan: Plan) => play(plan, null),
    start,
    ranking,
    watching,
    watchRun,
    watchLast() {
      const last = lastGame(inLocale(rankingTexts).replay)
      if (last) setWatching(last)
      else table.say(inLocale(heartbreakTexts).noLast)
    },
    watchNoMore: () => setWatching(null),
  }
}

/** Whether the game on the table may be left: a ranked one that is running asks first. */
async function mayLeave(table: Table): Promise<boolean> {
  if (!isRankedRunning(table)) return true
  const { leave } = inLocale(heartbreakTexts)
  const answer = await askInMessageBox({
    title: leave.title,
    text: leave.text,
    icon: 'question',
    buttons: [leave.stay, leave.leave],
    cancel: leave.stay,
  })
  if (answer !== leave.leave) return false
  leaveGame(table)
  return true
}

function isRankedRunning(table: Table): boolean {
  const state = table.getState()
  return state.plan.rules.ranked && state.game !== null && !isOver(state)
}
