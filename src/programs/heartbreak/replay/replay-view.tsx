import { useEffect, useMemo, useRef, useState } from 'react'
import { heartbreakTexts } from '@/texts/en/heartbreak/heartbreak'
import { rankingTexts } from '@/texts/en/heartbreak/heartbreak-ranking'
import { useTexts } from '@/texts/use-texts'
import { Board } from '../board/board'
import type { Scene } from '../board/board-view'
import { tilesOf } from '../board/tiles'
import { createDealer } from '../game/dealer'
import { levelName } from '../game/level-name'
import { useFitWindow } from '../game/use-fit-window'
import windowStyles from '../window.module.css'
import { clockAt, lengthOf, momentAt, type Recording, recordingOf } from './replay-frames'
import { createPlayer, type Player, speeds } from './replay-player'
import styles from './replay-view.module.css'
import { usePlayer } from './use-replay-player'
import type { Watching } from './watched-game'

/** How far an arrow key winds, ms. */
const stepMs = 100

type ReplayViewProps = { windowId: string; watching: Watching; onBack: () => void; paused: boolean }

/** A finished game to watch, at its own speed or faster, and to wind back and forth. */
export function ReplayView({ windowId, watching, onBack, paused }: ReplayViewProps) {
  const { replay } = useTexts(rankingTexts)
  const recording = useRecording(watching)
  const player = useMemo(() => recording && createPlayer(lengthOf(recording)), [recording])
  return (
    <div className={windowStyles.table}>
      <div className={styles.title}>
        <h3>{watching.title}</h3>
        <button type="button" onClick={onBack}>
          {replay.back}
        </button>
      </div>
      {recording && player ? (
        <Stage
          windowId={windowId}
          recording={recording}
          player={player}
          watching={watching}
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
  recording: Recording
  player: Player
  watching: Watching
  paused: boolean
}

function Stage({ windowId, recording, player, watching, paused }: StageProps) {
  const texts = useTexts(heartbreakTexts)
  const { level } = watching.plan.name
  const { replay } = useTexts(rankingTexts)
  const scene = useMemo(() => sceneOfReplay(recording, player), [recording, player])
  const start = recording.games[0]?.board.start ?? 0
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
              label={replay.board(levelName(texts, level))}
              scene={scene}
              start={start}
            />
          </div>
        </div>
      </div>
      <div ref={foot}>
        <Controls recording={recording} player={player} paused={paused} />
      </div>
    </>
  )
}

function Controls({ recording, player, paused }: Pick<StageProps, 'recording' | 'player' | 'paused'>) {
  const { replay } = useTexts(rankingTexts)
  const { at, isPlaying, speed } = usePlayer(player)
  const moment = momentAt(recording, at)
  const length = lengthOf(recording)
  const end = Math.ceil(length / stepMs) * stepMs
  const said = replay.moment(
    (clockAt(recording, moment) / 1_000).toFixed(1),
    moment,
    recording.games.length - 1,
  )

  // A window that is put away does not play on.
  useEffect(() => {
    if (paused) player.pause()
  }, [player, paused])

  return (
    <div className={styles.controls}>
      <button type="button" onClick={() => (isPlaying ? player.pause() : player.play())}>
        {isPlaying ? replay.pause : replay.play}
      </button>
      <fieldset className={styles.speeds}>
        <legend className="visually-hidden">{replay.speed}</legend>
        {speeds.map((choice) => (
          <label key={choice} className="field-row">
            <input
              type="radio"
              name="replay-speed"
              checked={choice === speed}
              onChange={() => player.setSpeed(choice)}
            />
            {replay.times(choice)}
          </label>
        ))}
      </fieldset>
      <input
        type="range"
        className={styles.scrub}
        aria-label={replay.position}
        aria-valuetext={said}
        min={0}
        max={end}
        step={stepMs}
        // On a step, or the browser rounds it and tells of the change: the last moves would be wound back.
        value={at >= length ? end : Math.floor(at / stepMs) * stepMs}
        onChange={(event) => player.seek(Number(event.target.value))}
      />
      <p className={styles.said}>
        {said}
        {recording.problem && ` ${replay.damaged}`}
      </p>
    </div>
  )
}

/** Deals the board of a record and plays its moves into moments. */
function useRecording({ moves, plan }: Watching): Recording | null {
  const [recording, setRecording] = useState<Recording | null>(null)

  // The board is dealt on a thread of its own.
  useEffect(() => {
    const dealer = createDealer()
    let isCurrent = true
    void dealer.deal(plan.name, plan.image).then((board) => {
      if (isCurrent) setRecording(recordingOf(board, plan.rules, moves))
    })
    return () => {
      isCurrent = false
      dealer.stop()
    }
  }, [moves, plan])

  return recording
}

function sceneOfReplay(recording: Recording, player: Player): Scene {
  const look = { questions: new Set<number>(), covered: false }
  return {
    subscribe: (listener) => player.subscribe(listener),
    tiles() {
      const game = recording.games[momentAt(recording, player.getState().at)]
      return game && tilesOf(game, look)
    },
    marks: () => ({ proof: [] }),
  }
}
