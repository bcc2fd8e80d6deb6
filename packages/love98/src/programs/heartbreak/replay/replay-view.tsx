import { useEffect, useMemo, useRef, useState } from 'react'
import { heartbreak } from '@/texts/heartbreak'
import { heartbreakRanking } from '@/texts/heartbreak-ranking'

import { Board } from '../board/board'
import type { BoardContent } from '../board/board-painter'
import { tilesOf } from '../board/tiles'
import { createDealer } from '../game/dealer'
import { levelName } from '../game/level-name'
import { useFitWindow } from '../game/use-fit-window'
import windowStyles from '../window.module.css'
import { clockAt, durationOf, frameAt, type ReplayFrames, replayFramesOf } from './replay-frames'
import { createReplayPlayer, type ReplayPlayer, speeds } from './replay-player'
import styles from './replay-view.module.css'
import type { WatchedGame } from './watched-game'
import '@/ui/styles/elements/slider.css'
import { useStore } from 'zustand'
import { RadioGroup } from '@/ui/radio-group/radio-group'
import { Slider } from '@/ui/slider/slider'
import type { ReplayPlayerState } from './replay-player'

/** The step of the position slider in milliseconds. */
const stepMs = 100

type ReplayViewProps = {
  windowId: string
  watchedGame: WatchedGame
  sheet: HTMLCanvasElement | undefined
  onBack: () => void
  paused: boolean
}

export function ReplayView({ windowId, watchedGame, sheet, onBack, paused }: ReplayViewProps) {
  const { replay } = heartbreakRanking
  const frames = useReplayFrames(watchedGame)
  const player = useMemo(() => frames && createReplayPlayer(durationOf(frames)), [frames])
  return (
    <div className={windowStyles.table}>
      <div className={styles.title}>
        <h3>{watchedGame.title}</h3>
        <button type="button" onClick={onBack}>
          {replay.back}
        </button>
      </div>
      {frames && player ? (
        <Stage
          windowId={windowId}
          frames={frames}
          player={player}
          watchedGame={watchedGame}
          sheet={sheet}
          paused={paused}
        />
      ) : (
        <p role="status">{replay.loading}</p>
      )}
    </div>
  )
}

type StageProps = {
  windowId: string
  frames: ReplayFrames
  player: ReplayPlayer
  watchedGame: WatchedGame
  sheet: HTMLCanvasElement | undefined
  paused: boolean
}

function Stage({ windowId, frames, player, watchedGame, sheet, paused }: StageProps) {
  const { level } = watchedGame.setup.boardSpec
  const { replay } = heartbreakRanking
  const content = useMemo(() => replayContentOf(frames, player), [frames, player])
  const start = frames.games[0]?.board.start ?? 0
  const scroller = useRef<HTMLDivElement>(null)
  const board = useRef<HTMLDivElement>(null)
  const foot = useRef<HTMLDivElement>(null)
  useFitWindow(windowId, { scroller, board, foot })
  return (
    <>
      <div className={windowStyles.place}>
        <div ref={scroller} className={windowStyles.scroller}>
          <div ref={board} className={windowStyles.board}>
            <Board
              columns={level.columns}
              rows={level.rows}
              label={replay.board(levelName(heartbreak, level))}
              content={content}
              sheet={sheet}
              start={start}
            />
          </div>
        </div>
      </div>
      <div ref={foot}>
        <Controls frames={frames} player={player} paused={paused} />
      </div>
    </>
  )
}

function Controls({ frames, player, paused }: Pick<StageProps, 'frames' | 'player' | 'paused'>) {
  const { replay } = heartbreakRanking
  const { at, isPlaying, speed } = useReplayPlayer(player)
  const moment = frameAt(frames, at)
  const length = durationOf(frames)
  const end = Math.ceil(length / stepMs) * stepMs
  const momentText = replay.moment(
    (clockAt(frames, moment) / 1_000).toFixed(1),
    moment,
    frames.games.length - 1,
  )

  useEffect(() => {
    if (paused) player.pause()
  }, [player, paused])

  return (
    <div className={styles.controls}>
      <button type="button" onClick={() => (isPlaying ? player.pause() : player.play())}>
        {isPlaying ? replay.pause : replay.play}
      </button>
      <RadioGroup
        className={styles.speeds}
        label={replay.speed}
        isLabelHidden
        options={speeds.map((id) => ({ id, label: replay.times(id) }))}
        value={speed}
        onChange={(chosen) => player.setSpeed(chosen)}
      />
      <Slider
        className={styles.scrub}
        label={replay.position}
        valueText={momentText}
        min={0}
        max={end}
        step={stepMs}
        // A value between steps would be rounded by the browser, with a change event that seeks backwards.
        value={at >= length ? end : Math.floor(at / stepMs) * stepMs}
        onChange={(position) => player.seek(position)}
      />
      <p className={styles.said}>
        {momentText}
        {frames.problem && ` ${replay.damaged}`}
      </p>
    </div>
  )
}

/** Deals the board of a recorded game and replays its moves; null until then. */
function useReplayFrames({ moves, setup }: WatchedGame): ReplayFrames | null {
  const [frames, setRecording] = useState<ReplayFrames | null>(null)

  useEffect(() => {
    const dealer = createDealer()
    let isCurrent = true
    void dealer.deal(setup.boardSpec, setup.image).then((board) => {
      if (isCurrent) setRecording(replayFramesOf(board, setup.rules, moves))
    })
    return () => {
      isCurrent = false
      dealer.stop()
    }
  }, [moves, setup])

  return frames
}

function replayContentOf(frames: ReplayFrames, player: ReplayPlayer): BoardContent {
  const appearance = { questions: new Set<number>(), covered: false }
  return {
    subscribe: (listener) => player.subscribe(listener),
    tiles() {
      const game = frames.games[frameAt(frames, player.getState().at)]
      return game && tilesOf(game, appearance)
    },
    marks: () => ({ proof: [] }),
  }
}

function useReplayPlayer(player: ReplayPlayer): ReplayPlayerState {
  const state = useStore(player)

  useEffect(() => {
    if (!state.isPlaying) return
    let before = performance.now()
    let frame = requestAnimationFrame(function step(now) {
      player.advance(Math.max(0, now - before))
      before = now
      frame = requestAnimationFrame(step)
    })
    return () => cancelAnimationFrame(frame)
  }, [player, state.isPlaying])

  return state
}
