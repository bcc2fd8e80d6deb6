import { type CSSProperties, useEffect, useMemo, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { useMedia } from '@/browser/use-media'
import { skin } from '@/desktop/preferences/skin'
import { startCell } from '@/domain/heartbreak/board/level'
import type { ProgramProps } from '@/programs/program-props'
import { heartbreakTexts } from '@/texts/en/heartbreak/heartbreak'
import { useTexts } from '@/texts/use-texts'
import { MenuBar } from '@/ui/menu-bar/menu-bar'
import { Board } from '../board/board'
import { boardColours } from '../board/board-colors'
import { TableCover } from '../board/board-cover'
import { sceneOf } from '../board/board-view'
import { type TapMode, TouchBar } from '../board/touch-bar'
import { useBoardActions } from '../board/use-board-actions'
import { useCellSize } from '../board/use-cell-size'
import { useStartInView } from '../board/use-start-in-view'
import { useTileSheet } from '../board/use-tile-sheet'
import { HeartbreakDialog } from '../dialogs/heartbreak-dialog'
import { Header } from '../header/header'
import { createInputCounts } from '../ranked/input-counter'
import { ReplayView } from '../replay/replay-view'
import { ResultLine } from '../status/result-line'
import { StatusLine } from '../status/status-line'
import styles from '../window.module.css'
import { type DialogName, gameMenus } from './game-menus'
import { levelName } from './level-name'
import { type Options, readOptions, steppedSize, writeOptions } from './options'
import { prefetchRest } from './prefetch-rest'
import { useCalling } from './use-attention-request'
import { useAway } from './use-auto-pause'
import { useFitWindow } from './use-fit-window'
import { useGames } from './use-game-commands'
import { useTable } from './use-game-session'

/** The game's window with everything in it. */
export function HeartbreakTable(props: ProgramProps) {
  const { windowId, minimized, setTitle, close } = props
  const texts = useTexts(heartbreakTexts)
  const [options, setOptions] = useState(readOptions)
  const [dialog, setDialog] = useState<DialogName | null>(null)
  // Apart from React's state: a press draws the face and nothing else.
  const [press] = useState(() => createStore(() => ({ isPressed: false })))
  const [tapMode, setTapMode] = useState<TapMode>('open')
  const [counts] = useState(createInputCounts)
  const table = useTable(options, counts)
  const away = useAway(table, minimized)
  useCalling(table, props.askForAttention)
  const games = useGames({
    ...props,
    table,
    options,
    counts,
    wait: away.wait,
    goOn: away.goOn,
    show: setDialog,
  })
  const level = useStore(table, ({ plan }) => plan.name.level)
  const start = useStore(table, ({ game, plan }) => game?.board.start ?? startCell(plan.name.level))
  const scene = useMemo(() => sceneOf(table), [table])
  const cell = useCellSize(options.cell, level.columns)
  const skinId = useStore(skin)
  const coarse = useMedia('(pointer: coarse)')
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
    if (change.level || change.mode) void games.fresh(next)
  }
  const zoom = (step: 1 | -1) => choose({ cell: steppedSize(cell, step) })
  const actions = useBoardActions({
    table,
    counts,
    questions: options.questions,
    tapMode,
    onPressing: (isPressed) => press.setState({ isPressed }),
    onZoom: zoom,
  })
  const hint = () => void table.hint(start)
  const name = levelName(texts, level)

  // The caption and the task button belong to the desktop.
  useEffect(() => setTitle(texts.titleOf(name)), [setTitle, texts, name])

  const menus = gameMenus(
    { options, cell, touchBar },
    {
      fresh: () => void games.fresh(options),
      again: () => void games.again(),
      choose,
      hint,
      watchLast: games.watchLast,
      show: setDialog,
      exit: close,
    },
  )
  const { led } = boardColours(skinId)
  const style: CSSProperties = {
    '--cell': `${cell}px`,
    '--tiles': sheet,
    '--led-on': led.on,
    '--led-off': led.off,
    '--led-back': led.back,
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: F2 and N are for the whole window, wherever the focus is
    <div
      ref={root}
      className={styles.heartbreak}
      style={style}
      onPointerDown={prefetchRest}
      onKeyDown={(event) => {
        prefetchRest()
        if (!isNewKey(event)) return
        event.preventDefault()
        void games.fresh(options)
      }}
    >
      <MenuBar label={texts.title} menus={menus} />
      {games.watching && (
        <ReplayView
          windowId={windowId}
          watching={games.watching}
          onBack={games.watchNoMore}
          paused={minimized}
        />
      )}
      <div className={styles.table} hidden={games.watching !== null}>
        <Header table={table} press={press} onFace={() => void games.fresh(options)} onExit={close} />
        <div className={styles.place}>
          <div ref={scroller} className={styles.scroller}>
            <div ref={board} className={styles.board}>
              <Board
                columns={level.columns}
                rows={level.rows}
                label={texts.board(name, level.columns, level.rows)}
                scene={scene}
                start={start}
                actions={actions}
              />
            </div>
          </div>
          <TableCover
            table={table}
            waits={away.waits}
            onGoOn={away.goOn}
            onAnother={() => void games.fresh(options)}
          />
        </div>
        <div ref={foot}>
          {touchBar && <TouchBar mode={tapMode} onMode={setTapMode} onZoom={zoom} onHint={hint} />}
          <StatusLine table={table} />
          <ResultLine ranking={games.ranking} />
        </div>
      </div>
      {dialog && (
        <HeartbreakDialog
          name={dialog}
          table={table}
          options={options}
          onLevel={(chosen) => choose({ level: chosen })}
          onPlay={games.play}
          onStart={games.start}
          onWatch={(gameId) => void games.watchRun(gameId)}
          onShow={setDialog}
          onClose={() => setDialog(null)}
        />
      )}
    </div>
  )
}

/** F2 anywhere in the window, and N on the board. */
function isNewKey(event: React.KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return false
  const onBoard = event.target instanceof HTMLElement && event.target.dataset.cell !== undefined
  return event.key === 'F2' || (onBoard && event.key.toLowerCase() === 'n')
}
