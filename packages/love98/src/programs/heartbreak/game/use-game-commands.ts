import { useCallback, useEffect, useRef, useState } from 'react'
import { heartbreakServer } from '@/browser/api/heartbreak'
import { showMessageBox } from '@/desktop/message-boxes'
import { hasServer } from '@/domain/build/capabilities'
import { errorMessage } from '@/domain/errors'
import { formatBoardId, parseBoardId } from '@/domain/heartbreak/board/board-id'
import { parseDeepLink } from '@/domain/heartbreak/wire/deep-link'
import type { ProgramProps } from '@/programs/program-props'
import { heartbreak } from '@/texts/heartbreak'
import { heartbreakRanking } from '@/texts/heartbreak-ranking'

import type { InputCounter } from '../ranked/input-counter'
import { createRankedClient } from '../ranked/ranked-client'
import type { StartRanked } from '../ranked/ranked-level'
import { parseReplayLink } from '../replay/replay-link'
import { lastGame, rankedGame, type WatchedGame } from '../replay/watched-game'
import type { DialogName } from './game-menus'
import type { GameSession } from './game-session'
import type { GameSetup } from './game-setup'
import { newSetup, setupOf } from './game-setup'
import type { Options } from './options'
import { abandonGame, isGamePersisted, isOver, resumeGame } from './use-game-session'

type Dependencies = Pick<ProgramProps, 'argument' | 'setArgument' | 'guardClose'> & {
  readonly session: GameSession
  readonly options: Options
  readonly inputCounter: InputCounter
  readonly pause: () => void
  readonly resume: () => void
  readonly show: (dialog: DialogName) => void
}

export function useGameCommands({
  argument,
  inputCounter,
  guardClose,
  options,
  pause,
  resume,
  setArgument,
  show,
  session,
}: Dependencies) {
  const handled = useRef<string | null | undefined>(undefined)
  const [watchedGame, setWatching] = useState<WatchedGame | null>(null)
  const [rankedClient] = useState(() => createRankedClient({ server: heartbreakServer }))

  const startSession = (setup: GameSetup, link: string | null) => {
    abandonGame(session)
    resume()
    inputCounter.reset()
    handled.current = link
    setArgument(link)
    return session.deal(setup)
  }
  /** Starts a chosen game, unless the player decides to keep a running ranked game. */
  const play = async (setup: GameSetup, link: string | null) => {
    if (await confirmAbandon(session)) await startSession(setup, link)
  }

  // Runs on mount and when the argument of the window (its URL) changes.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs only when the argument changes
  useEffect(() => {
    if (handled.current === argument) return
    const isFirst = handled.current === undefined
    handled.current = argument
    const link = argument === null ? undefined : parseDeepLink(argument)
    const name = link?.kind === 'board' ? parseBoardId(link.boardId) : undefined
    const request = name?.ok ? formatBoardId(name.value) : undefined
    const found = isFirst ? resumeGame(session, inputCounter, request) : 'none'
    if (found === 'resumed' || found === 'ranked') {
      pause()
      session.showNotice(found === 'ranked' ? heartbreak.resumedRanked : heartbreak.resumed)
    } else if (name?.ok && isFirst) void session.deal(setupOf(name.value, options.mode))
    else if (name?.ok) void play(setupOf(name.value, options.mode), argument)
    else if (isFirst) void session.deal(newSetup(options.level, options.mode))
    if (found === 'corrupt' || found === 'expired') session.showNotice(heartbreak[found])
    if (hasServer && link?.kind === 'daily') show('daily')
    if (hasServer && link?.kind === 'run') void watchRun(link.gameId)
    if (argument === null || link) return
    const replay = parseReplayLink(argument)
    if (replay && typeof replay !== 'string')
      return setWatching({ ...replay, title: heartbreakRanking.replay.linked })
    const read = parseBoardId(argument)
    session.showNotice(heartbreak.badLink(replay ?? (read.ok ? '' : read.problem)))
  }, [argument])

  // Submits a finished ranked game, and resends a game that an earlier visit could not submit.
  useEffect(() => {
    if (!hasServer) return
    rankedClient.resume()
    rankedClient.resendStored()
    const stop = session.subscribe((state, before) => {
      const ends = isOver(state) && !isOver(before) && state.setup === before.setup
      if (ends && state.setup.rules.ranked) rankedClient.submit(state, inputCounter)
    })
    const onLine = () => rankedClient.resendStored()
    window.addEventListener('online', onLine)
    return () => {
      stop()
      rankedClient.stop()
      window.removeEventListener('online', onLine)
    }
  }, [rankedClient, session, inputCounter])

  const watchRun = useCallback(
    async (gameId: string) => {
      try {
        setWatching(await rankedGame(heartbreakServer, gameId, heartbreakRanking.replay))
      } catch (error) {
        session.showNotice(errorMessage(error))
      }
    },
    [session],
  )
  const start: StartRanked = async (level, kind) => {
    if (!(await confirmAbandon(session))) return
    await startSession(await rankedClient.startGame(level, kind), null)
  }

  // The browser asks before the visitor leaves a ranked game that could not be stored.
  useEffect(() => {
    const onBeforeUnload = (event: BeforeUnloadEvent) => {
      if (isRankedGameRunning(session) && !isGamePersisted()) event.preventDefault()
    }
    window.addEventListener('beforeunload', onBeforeUnload)
    return () => window.removeEventListener('beforeunload', onBeforeUnload)
  }, [session])

  useEffect(() => guardClose(() => confirmAbandon(session)), [guardClose, session])

  return {
    async newGame({ level, mode }: Options): Promise<void> {
      if (await confirmAbandon(session)) await startSession(newSetup(level, mode), null)
    },
    /** Restarts the same board, always unranked. */
    async restart(): Promise<void> {
      const { setup } = session.getState()
      if (!(await confirmAbandon(session))) return
      const rules = { ...setup.rules, ranked: false }
      await startSession({ ...setup, elapsedMs: undefined, ticket: undefined, rules }, argument)
    },
    play: (setup: GameSetup) => play(setup, null),
    start,
    rankedClient,
    watchedGame,
    watchRun,
    watchLast() {
      const last = lastGame(heartbreakRanking.replay)
      if (last) setWatching(last)
      else session.showNotice(heartbreak.noFinishedGame)
    },
    stopWatching: () => setWatching(null),
  }
}

/** Resolves to true if the current game may be abandoned. Asks the player if a ranked game is running. */
async function confirmAbandon(session: GameSession): Promise<boolean> {
  if (!isRankedGameRunning(session)) return true
  const { leave } = heartbreak
  const answer = await showMessageBox({
    title: leave.title,
    text: leave.text,
    icon: 'question',
    buttons: [leave.stay, leave.leave],
    cancel: leave.stay,
  })
  if (answer !== leave.leave) return false
  abandonGame(session)
  return true
}

function isRankedGameRunning(session: GameSession): boolean {
  const state = session.getState()
  return state.setup.rules.ranked && state.game !== null && !isOver(state)
}
