import { useState } from 'react'
import { heartbreakServer } from '@/browser/api/heartbreak'
import { parseBoardId } from '@/domain/heartbreak/board/board-id'
import type { Level } from '@/domain/heartbreak/board/level'
import { streakOf } from '@/domain/heartbreak/daily/streak'
import type { DailyAnswer } from '@/domain/heartbreak/wire/api'
import { rankingTexts } from '@/texts/en/heartbreak/heartbreak-ranking'
import { useTexts } from '@/texts/use-texts'
import { Dialog } from '@/ui/dialog/dialog'
import { planOf } from '../game/game-setup'
import type { Options } from '../game/options'
import { readStatistics } from '../game/statistics'
import type { Plan } from '../game/game-session'
import { type KnownLevelId, knownLevelId, type StartRanked } from '../ranked/ranked-level'
import { useStartRanked } from '../ranked/use-start-ranked'
import { CopyButton } from './copy-button'
import { shownCountdown } from './countdown'
import styles from './dialogs.module.css'
import { LevelChoice } from './level-choice'
import { AskedState } from './request-state'
import { RankedProblem } from './ranked-problem'
import { useCountdown } from './use-countdown'
import { useAsked } from './use-request'

type DailyDialogProps = {
  level: Level
  options: Options
  onPlay: (plan: Plan) => Promise<void>
  onStart: StartRanked
  onVerify: () => void
  onClose: () => void
}

/** Today's boards: the one for everybody, and the ranked one. */
export function DailyDialog({ level, options, onPlay, onStart, onVerify, onClose }: DailyDialogProps) {
  const texts = useTexts(rankingTexts)
  const [chosen, setChosen] = useState<KnownLevelId>(knownLevelId(level))
  const { error, setError, start, starts } = useStartRanked(onStart, onClose)
  const { again, asked } = useAsked(chosen, () => heartbreakServer.daily(chosen))

  const playOpen = async ({ date, open }: DailyAnswer) => {
    const name = parseBoardId(open.boardId)
    if (!name.ok) return setError(new Error(name.problem))
    onClose()
    await onPlay(planOf(name.value, options.mode, date))
  }

  return (
    <Dialog title={texts.daily.title} onClose={onClose} width={420}>
      <LevelChoice
        chosen={chosen}
        onChoose={(id) => {
          setError(null)
          setChosen(id)
        }}
      />
      <AskedState asked={asked} onRetry={again} />
      {asked.status === 'there' && (
        <Boards
          key={chosen}
          daily={asked.answer}
          starts={starts}
          onOpen={() => void playOpen(asked.answer)}
          onRanked={() => void start(chosen, 'daily')}
          onAgain={again}
        />
      )}
      {error !== null && <RankedProblem error={error} onLeave={onClose} />}
      <div className="button-row">
        <button type="button" onClick={onVerify}>
          {texts.daily.verify}
        </button>
        <button type="button" onClick={onClose}>
          {texts.close}
        </button>
      </div>
    </Dialog>
  )
}

type BoardsProps = {
  daily: DailyAnswer
  starts: boolean
  onOpen: () => void
  onRanked: () => void
  onAgain: () => void
}

function Boards({ daily, starts, onOpen, onRanked, onAgain }: BoardsProps) {
  const texts = useTexts(rankingTexts)
  const { commitment, date, endsAt, now, open, ranked } = daily
  const left = useCountdown(endsAt, now)
  const grade = ({ label, threeBv }: { label: string; threeBv: number }) => texts.daily.grade(label, threeBv)
  return (
    <>
      <p className={styles.note}>{texts.daily.of(date)}</p>
      <dl className={styles.facts}>
        <dt>{texts.daily.open}</dt>
        <dd>
          {grade(open.grade)}
          <button type="button" data-default data-autofocus onClick={onOpen}>
            {texts.daily.play}
          </button>
        </dd>
        <dt>{texts.daily.ranked}</dt>
        <dd>
          {grade(ranked.grade)}
          <button type="button" aria-disabled={starts} onClick={onRanked}>
            {starts ? texts.ranked.starting : texts.daily.playRanked}
          </button>
        </dd>
      </dl>
      <p className={styles.note}>{texts.daily.why}</p>
      <p className={styles.note}>{texts.daily.streak(streakOf(readStatistics().days, date).days)}</p>
      <p className={styles.note}>
        {left > 0 ? texts.daily.ends(shownCountdown(left)) : texts.daily.ended}
        {left <= 0 && (
          <button type="button" onClick={onAgain}>
            {texts.daily.reload}
          </button>
        )}
      </p>
      <p className={styles.note}>{texts.daily.commitment}</p>
      <div className={styles.hashed}>
        <span className={`${styles.hash} selectable`}>{commitment}</span>
        <CopyButton text={commitment} label={texts.daily.copy} copied={texts.daily.copied} />
      </div>
    </>
  )
}
