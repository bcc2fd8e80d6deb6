import { useStore } from 'zustand'
import { errorMessage } from '@/domain/errors'
import { dateFormat } from '@/language/date-format'
import { heartbreakRanking } from '@/texts/heartbreak-ranking'
import { Icon } from '@/ui/icon'

import type { RankedClient, SubmissionState } from '../ranked/ranked-client'
import styles from './status-line.module.css'

const time = dateFormat({ timeStyle: 'medium' })

export function ResultLine({ rankedClient }: { rankedClient: RankedClient }) {
  const sending = useStore(rankedClient)
  const text = submissionText(sending)
  return (
    <p role="status" className={`${styles.result} selectable`} hidden={text === null}>
      {sending.phase === 'failed' && <Icon name="error" size={16} />}
      {text}
    </p>
  )
}

export function submissionText(sending: SubmissionState): string | null {
  switch (sending.phase) {
    case 'none':
      return null
    case 'sending':
      return heartbreakRanking.sending
    case 'waiting':
      return heartbreakRanking.waiting(time.format(new Date(sending.expiresAt)))
    case 'failed':
      return heartbreakRanking.failed(errorMessage(sending.error))
    case 'confirmed':
      return confirmedText(sending.answer)
  }
}

function confirmedText(answer: Extract<SubmissionState, { phase: 'confirmed' }>['answer']): string {
  if (answer.outcome === 'lost') return heartbreakRanking.lost
  if (answer.outcome === 'refused') return heartbreakRanking.refused(answer.problem)
  const { addedMs, lovePoints, officialMs, ranks, streak, underReview } = answer
  const seconds = (milliseconds: number) => (milliseconds / 1_000).toFixed(3)
  const added = addedMs.look + addedMs.travel
  return [
    heartbreakRanking.rankedResult(seconds(officialMs), lovePoints),
    added > 0 ? heartbreakRanking.added(seconds(added)) : '',
    ranks.day === null ? '' : heartbreakRanking.rankDay(ranks.day),
    ranks.week === null ? '' : heartbreakRanking.rankWeek(ranks.week),
    ranks.all === null ? '' : heartbreakRanking.rankAll(ranks.all),
    streak > 0 ? heartbreakRanking.streak(streak) : '',
    underReview ? heartbreakRanking.review : '',
  ]
    .filter(Boolean)
    .join(' ')
}
