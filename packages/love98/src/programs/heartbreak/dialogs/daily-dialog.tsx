import { Fragment, useEffect, useState } from 'react'
import { heartbreakServer } from '@/browser/api/heartbreak'
import { parseBoardId } from '@/domain/heartbreak/board/board-id'
import type { Level } from '@/domain/heartbreak/board/level'
import { streakOf } from '@/domain/heartbreak/daily/streak'
import type { DailyAnswer } from '@/domain/heartbreak/wire/api'
import { dateFormat } from '@/language/date-format'
import { common } from '@/texts/common'
import { heartbreakRanking } from '@/texts/heartbreak-ranking'
import { CopyButton } from '@/ui/copy-button/copy-button'
import { Dialog } from '@/ui/dialog/dialog'
import { DialogButtons } from '@/ui/dialog-buttons/dialog-buttons'
import { FactList } from '@/ui/fact-list/fact-list'
import type { GameSetup } from '../game/game-setup'
import { setupOf } from '../game/game-setup'
import type { Options } from '../game/options'
import { readStatistics } from '../game/statistics'
import { type RankedLevelId, rankedLevelId, type StartRanked } from '../ranked/ranked-level'
import { useStartRanked } from '../ranked/use-start-ranked'
import styles from './dialogs.module.css'
import { LevelChoice } from './level-choice'
import { RankedProblem } from './ranked-problem'
import { RequestState } from './request-state'
import { useRequest } from './use-request'

/** Daily boards change at midnight UTC. */
const dayFormat = dateFormat({ dateStyle: 'long', timeZone: 'UTC' })

type DailyDialogProps = {
  level: Level
  options: Options
  onPlay: (setup: GameSetup) => Promise<void>
  onStart: StartRanked
  onVerify: () => void
  onClose: () => void
}

export function DailyDialog({ level, options, onPlay, onStart, onVerify, onClose }: DailyDialogProps) {
  const [chosen, setChosen] = useState<RankedLevelId>(rankedLevelId(level))
  const { error, setError, start, isStarting } = useStartRanked(onStart, onClose)
  const { request, retry } = useRequest(chosen, () => heartbreakServer.daily(chosen))

  const playOpen = async ({ date, open }: DailyAnswer) => {
    const name = parseBoardId(open.boardId)
    if (!name.ok) return setError(new Error(name.problem))
    onClose()
    await onPlay(setupOf(name.value, options.mode, date))
  }

  return (
    <Dialog title={heartbreakRanking.daily.title} onClose={onClose} width={420} height={350}>
      <LevelChoice
        chosen={chosen}
        onChoose={(id) => {
          setError(null)
          setChosen(id)
        }}
      />
      <RequestState request={request} onRetry={retry} />
      {request.status === 'success' && (
        <Boards
          key={chosen}
          daily={request.data}
          isStarting={isStarting}
          onOpen={() => void playOpen(request.data)}
          onRanked={() => void start(chosen, 'daily')}
          onReload={retry}
        />
      )}
      {error !== null && <RankedProblem error={error} onLeave={onClose} />}
      <DialogButtons dismiss={{ label: heartbreakRanking.close, onClick: onClose }}>
        <button type="button" onClick={onVerify}>
          {heartbreakRanking.daily.verify}
        </button>
      </DialogButtons>
    </Dialog>
  )
}

type BoardsProps = {
  daily: DailyAnswer
  isStarting: boolean
  onOpen: () => void
  onRanked: () => void
  onReload: () => void
}

function Boards({ daily, isStarting, onOpen, onRanked, onReload }: BoardsProps) {
  const { commitment, date, endsAt, now, open, ranked } = daily
  const left = useCountdown(endsAt, now)
  const [hasDetails, setHasDetails] = useState(false)
  const grade = ({ label, threeBv }: { label: string; threeBv: number }) =>
    heartbreakRanking.daily.grade(label, threeBv)
  return (
    <>
      <p className={styles.note}>{heartbreakRanking.daily.of(dayFormat.format(new Date(date)))}</p>
      <FactList
        className={styles.facts}
        facts={[
          [
            heartbreakRanking.daily.open,
            <Fragment key="open">
              {grade(open.grade)}
              <button type="button" data-default data-autofocus onClick={onOpen}>
                {heartbreakRanking.daily.play}
              </button>
            </Fragment>,
          ],
          [
            heartbreakRanking.daily.ranked,
            <Fragment key="ranked">
              {grade(ranked.grade)}
              <button type="button" aria-disabled={isStarting} onClick={onRanked}>
                {isStarting ? heartbreakRanking.ranked.starting : heartbreakRanking.daily.playRanked}
              </button>
            </Fragment>,
          ],
        ]}
      />
      <p className={styles.note}>{heartbreakRanking.daily.why}</p>
      <p className={styles.note}>
        {heartbreakRanking.daily.streak(streakOf(readStatistics().days, date).days)}
      </p>
      <p className={styles.note}>
        {left > 0 ? heartbreakRanking.daily.ends(countdownText(left)) : heartbreakRanking.daily.ended}
        {left <= 0 && (
          <button type="button" onClick={onReload}>
            {heartbreakRanking.daily.reload}
          </button>
        )}
      </p>
      <p className={styles.note}>
        <button type="button" aria-expanded={hasDetails} onClick={() => setHasDetails(!hasDetails)}>
          {common.details} {hasDetails ? '<<' : '>>'}
        </button>
      </p>
      {hasDetails && (
        <>
          <p className={styles.note}>{heartbreakRanking.daily.commitment}</p>
          <div className={styles.hashed}>
            <span className={`${styles.hash} selectable`}>{commitment}</span>
            <CopyButton text={commitment} aria-live="polite" />
          </div>
        </>
      )}
    </>
  )
}

/** Time left, as `3:07:09`: hours, minutes, seconds. */
export function countdownText(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1_000))
  const two = (value: number) => String(value).padStart(2, '0')
  return `${Math.floor(seconds / 3_600)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`
}

/**
 * Milliseconds until a moment, independent of the visitor's clock setting; negative afterwards.
 * @param until ISO 8601
 * @param now ISO 8601, the server's time of the response
 */
function useCountdown(until: string, now: string): number {
  const [end] = useState(() => performance.now() + Date.parse(until) - Date.parse(now))
  const [left, setLeft] = useState(() => end - performance.now())

  useEffect(() => {
    const timer = setInterval(() => setLeft(end - performance.now()), 1_000)
    return () => clearInterval(timer)
  }, [end])

  return left
}
