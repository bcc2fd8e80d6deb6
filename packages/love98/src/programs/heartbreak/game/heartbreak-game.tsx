import { type CSSProperties, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { useMediaQuery } from '@/browser/use-media'
import { skin } from '@/desktop/preferences/skin'
import { startCell } from '@/domain/heartbreak/board/level'
import { findHandler } from '@/domain/keyboard/shortcuts'
import type { ProgramProps } from '@/programs/program-props'
import { heartbreak } from '@/texts/heartbreak'
import { loadMenus } from '@/ui/menu/open-menu'
import { MenuBar } from '@/ui/menu-bar/menu-bar'
import { Board } from '../board/board'
import { boardColors } from '../board/board-colors'
import { BoardCover } from '../board/board-cover'
import { boardContentOf } from '../board/board-painter'
import { type TapMode, TouchBar } from '../board/touch-bar'
import { useBoardActions } from '../board/use-board-actions'
import { useCellSize } from '../board/use-cell-size'
import { useStartInView } from '../board/use-start-in-view'
import { useTileSheet } from '../board/use-tile-sheet'
import { WinShow } from '../board/win-show'
import { HeartbreakDialog, loadDialogs } from '../dialogs/heartbreak-dialog'
import { Header } from '../header/header'
import { gameShortcuts } from '../keys'
import { createInputCounter } from '../ranked/input-counter'
import { ReplayView } from '../replay/replay-view'
import { ResultLine } from '../status/result-line'
import { StatusLine } from '../status/status-line'
import styles from '../window.module.css'
import { type DialogName, gameMenus } from './game-menus'
import type { GameSession } from './game-session'
import { levelName } from './level-name'
import { type Options, readOptions, steppedSize, writeOptions } from './options'
import { useFitWindow } from './use-fit-window'
import { useGameCommands } from './use-game-commands'
import { useGameSession } from './use-game-session'

export function HeartbreakGame(props: ProgramProps) {
  const { windowId, minimized, active, setTitle, close } = props
  const [options, setOptions] = useState(readOptions)
  const [dialog, setDialog] = useState<DialogName | null>(null)
  // A store instead of state: a press updates the face without rendering the window.
  const [press] = useState(() => createStore(() => ({ isPressed: false })))
  const [tapMode, setTapMode] = useState<TapMode>('open')
  const [inputCounter] = useState(createInputCounter)
  const [isBestDue, setIsBestDue] = useState(false)
  const askForName = useCallback(() => setIsBestDue(true), [])
  const session = useGameSession(options, inputCounter, askForName)
  const autoPause = useAutoPause(session, minimized)
  useAttentionRequest(session, props.askForAttention)
  const commands = useGameCommands({
    ...props,
    session,
    options,
    inputCounter,
    pause: autoPause.pause,
    resume: autoPause.resume,
    show: setDialog,
  })
  const level = useStore(session, ({ setup }) => setup.boardSpec.level)
  const start = useStore(session, ({ game, setup }) => game?.board.start ?? startCell(setup.boardSpec.level))
  const content = useMemo(() => boardContentOf(session), [session])
  const cell = useCellSize(options.cell, level)
  const skinId = useStore(skin)
  const coarse = useMediaQuery('(pointer: coarse)')
  const [root, scroller, board, foot] = [
    useRef<HTMLDivElement>(null),
    useRef<HTMLDivElement>(null),
    useRef<HTMLDivElement>(null),
    useRef<HTMLDivElement>(null),
  ]
  const sheet = useTileSheet(root, cell)
  const touchBar = options.touchBar ?? coarse
  useFitWindow(windowId, { scroller, board, foot })
  useStartInView(scroller, start)

  const choose = (change: Partial<Options>) => {
    const next = { ...options, ...change }
    setOptions(next)
    writeOptions(next)
    if (change.level || change.mode) void commands.newGame(next)
  }
  const zoom = (step: 1 | -1) => choose({ cell: steppedSize(cell, step) })
  const actions = useBoardActions({
    session,
    inputCounter,
    questions: options.questions,
    tapMode,
    onPressing: (isPressed) => press.setState({ isPressed }),
    onZoom: zoom,
  })
  const hint = () => void session.hint(start)
  const name = levelName(heartbreak, level)

  useEffect(() => setTitle(heartbreak.titleOf(name)), [setTitle, name])

  // The dialog waits until the visitor is back in the window: it would take the focus from another one.
  useEffect(() => {
    if (!isBestDue || !active || minimized) return
    setIsBestDue(false)
    setDialog((open) => open ?? 'best')
  }, [isBestDue, active, minimized])

  // A game begins with the focus on its board.
  useEffect(() => {
    const frame = document.getElementById(windowId)
    if (frame?.dataset.active === undefined) return
    frame.querySelector<HTMLElement>('[data-cell][tabindex="0"]')?.focus({ preventScroll: true })
  }, [windowId])

  const menus = gameMenus(
    { options, cell, touchBar },
    {
      newGame: () => void commands.newGame(options),
      restart: () => void commands.restart(),
      choose,
      hint,
      watchLast: commands.watchLast,
      show: setDialog,
      exit: close,
    },
  )
  const { led } = boardColors(skinId)
  const style: CSSProperties = {
    '--cell': `${cell}px`,
    '--tiles': sheet?.url,
    '--led-on': led.on,
    '--led-off': led.off,
    '--led-back': led.back,
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: F2 and N work wherever the focus is in the window
    <div
      ref={root}
      className={styles.heartbreak}
      style={style}
      onPointerDown={prefetchRest}
      onKeyDown={(event) => {
        prefetchRest()
        if (!isNewGameKey(event)) return
        event.preventDefault()
        void commands.newGame(options)
      }}
    >
      <MenuBar label={heartbreak.title} menus={menus} />
      {commands.watchedGame && (
        <ReplayView
          windowId={windowId}
          watchedGame={commands.watchedGame}
          sheet={sheet?.image}
          onBack={commands.stopWatching}
          paused={minimized}
        />
      )}
      <div className={styles.table} hidden={commands.watchedGame !== null}>
        <Header
          session={session}
          press={press}
          onFace={() => void commands.newGame(options)}
          onExit={close}
        />
        <div className={styles.place}>
          <div ref={scroller} className={styles.scroller}>
            <div ref={board} className={styles.board}>
              <Board
                columns={level.columns}
                rows={level.rows}
                label={heartbreak.board(name, level.columns, level.rows)}
                content={content}
                sheet={sheet?.image}
                start={start}
                actions={actions}
              />
              <WinShow session={session} cell={cell} />
            </div>
          </div>
          <BoardCover
            session={session}
            isPaused={autoPause.isPaused}
            onResume={autoPause.resume}
            onNewGame={() => void commands.newGame(options)}
          />
        </div>
        <div ref={foot} className={styles.foot}>
          {touchBar && <TouchBar mode={tapMode} onMode={setTapMode} onZoom={zoom} onHint={hint} />}
          <StatusLine session={session} />
          <ResultLine rankedClient={commands.rankedClient} />
        </div>
      </div>
      {dialog && (
        <HeartbreakDialog
          name={dialog}
          session={session}
          options={options}
          onLevel={(chosen) => choose({ level: chosen })}
          onPlay={commands.play}
          onStart={commands.start}
          onWatch={(gameId) => void commands.watchRun(gameId)}
          onShow={setDialog}
          onClose={() => setDialog(null)}
        />
      )}
    </div>
  )
}

function isNewGameKey(event: React.KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return false
  const onBoard = event.target instanceof HTMLElement && event.target.dataset.cell !== undefined
  const isKey = () => true
  return findHandler(gameShortcuts, event, { 'new-game': { F2: isKey, n: onBoard ? isKey : null } }) !== null
}

let isFetched = false

/** Preloads menus and dialogs at the first press, so that the game keeps working offline. */
function prefetchRest(): void {
  if (isFetched) return
  isFetched = true
  Promise.all([loadMenus(), loadDialogs()]).catch(() => {
    isFetched = false
  })
}

/** Requests attention in the taskbar when a board has been dealt, which may take a second. */
function useAttentionRequest(session: GameSession, askForAttention: () => void): void {
  useEffect(() => {
    let isFirst = true
    return session.subscribe(({ phase }, { phase: before }) => {
      if (before !== 'dealing' || phase === 'dealing') return
      if (!isFirst) askForAttention()
      isFirst = false
    })
  }, [session, askForAttention])
}

/**
 * Covers the board while the window is minimized, the page is hidden, or a resumed game waits for the player
 * to continue.
 */
function useAutoPause(session: GameSession, minimized: boolean) {
  const [isPaused, setIsPaused] = useState(false)

  useEffect(() => {
    const follow = () => session.setAway(minimized || isPaused || document.visibilityState === 'hidden')
    follow()
    const stop = session.subscribe(({ phase }, before) => {
      if (phase === 'game' && before.phase !== 'game') follow()
    })
    document.addEventListener('visibilitychange', follow)
    return () => {
      stop()
      document.removeEventListener('visibilitychange', follow)
    }
  }, [session, minimized, isPaused])

  const pause = useCallback(() => setIsPaused(true), [])
  const resume = useCallback(() => setIsPaused(false), [])
  return { isPaused, pause, resume }
}
