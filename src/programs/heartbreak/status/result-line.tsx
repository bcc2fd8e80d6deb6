import { useStore } from 'zustand'
import { errorText } from '@/domain/errors'
import { dateFormat } from '@/texts/date-format'
import { rankingTexts } from '@/texts/en/heartbreak/heartbreak-ranking'
import { useTexts } from '@/texts/use-texts'
import type { RankedClient, SubmissionState } from '../ranked/ranked-client'
import styles from './status-line.module.css'

const time = dateFormat({ timeStyle: 'medium' })

/** The state of submitting a ranked run, and its result. */
export function ResultLine({ rankedClient }: { rankedClient: RankedClient }) {
  const texts = useTexts(rankingTexts)
  const text = submissionText(useStore(rankedClient), texts)
  return (
    <p role="status" className={`${styles.result} selectable`} hidden={text === null}>
      {text}
    </p>
  )
}

/** The text for a submission state; null without a submission. */
export function submissionText(sending: SubmissionState, texts: typeof rankingTexts): string | null {
  switch (sending.phase) {
    case 'none':
      return null
    case 'sending':
      return texts.sending
    case 'waiting':
      return texts.waiting(time.format(new Date(sending.expiresAt)))
    case 'failed':
      return texts.failed(errorText(sending.error))
    case 'confirmed':
      return confirmedText(sending.answer, texts)
  }
}

function confirmedText(
  answer: Extract<SubmissionState, { phase: 'confirmed' }>['answer'],
  texts: typeof rankingTexts,
): string {
  if (answer.outcome === 'lost') return texts.lost
  if (answer.outcome === 'refused') return texts.refused(answer.problem)
  const { addedMs, lovePoints, officialMs, ranks, streak, underReview } = answer
  const seconds = (milliseconds: number) => (milliseconds / 1_000).toFixed(3)
  const added = addedMs.look + addedMs.travel
  return [
    texts.told(seconds(officialMs), lovePoints),
    added > 0 ? texts.added(seconds(added)) : '',
    ranks.day === null ? '' : texts.rankDay(ranks.day),
    ranks.week === null ? '' : texts.rankWeek(ranks.week),
    ranks.all === null ? '' : texts.rankAll(ranks.all),
    streak > 0 ? texts.streak(streak) : '',
    underReview ? texts.review : '',
  ]
    .filter(Boolean)
    .join(' ')
}
