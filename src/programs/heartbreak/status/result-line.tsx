import { useStore } from 'zustand'
import { errorText } from '@/domain/errors'
import { rankingTexts } from '@/texts/en/heartbreak/heartbreak-ranking'
import { useTexts } from '@/texts/use-texts'
import type { Ranking, Sending } from '../ranked/ranked-client'
import styles from './status-line.module.css'

/** How a finished ranked game fares with the server: nothing is kept from the player. */
export function ResultLine({ ranking }: { ranking: Ranking }) {
  const texts = useTexts(rankingTexts)
  const text = sendingText(useStore(ranking), texts)
  return (
    <p role="status" className={`${styles.result} selectable`} hidden={text === null}>
      {text}
    </p>
  )
}

/** What is said of a game on its way to the table; nothing when there is none. */
export function sendingText(sending: Sending, texts: typeof rankingTexts): string | null {
  switch (sending.phase) {
    case 'none':
      return null
    case 'sending':
      return texts.sending
    case 'waiting':
      return texts.waiting(new Date(sending.expiresAt).toLocaleTimeString('en-US'))
    case 'failed':
      return texts.failed(errorText(sending.error))
    case 'told':
      return toldText(sending.answer, texts)
  }
}

function toldText(answer: Extract<Sending, { phase: 'told' }>['answer'], texts: typeof rankingTexts): string {
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
