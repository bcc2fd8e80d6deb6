import { useStore } from 'zustand'
import { scoreAt } from '@/domain/solitaire/game'
import { isWon } from '@/domain/solitaire/table'
import { solitaire } from '@/texts/solitaire'

import { setTooltipIfTruncated } from '@/ui/tooltip/tooltip-if-truncated'
import styles from '../window.module.css'
import { newsText } from './news-text'
import type { Session } from './session'

/** The latest event, which screen readers announce; the date of a daily deal; score and time. */
export function StatusBar({ session }: { session: Session }) {
  const news = useStore(session, (state) => newsText(state))
  const day = useStore(session, (state) => state.day)
  const rules = useStore(session, ({ game }) => game.rules)
  const score = useStore(session, ({ game, seconds }) => scoreAt(game, seconds))
  const seconds = useStore(session, (state) => (isWon(state.game.table) ? state.game.at : state.seconds))
  return (
    <div className={styles.status}>
      <p
        role="status"
        className="selectable"
        onPointerOver={({ currentTarget }) => setTooltipIfTruncated(currentTarget)}
      >
        {news}
      </p>
      {day !== null && <span>{solitaire.daily(day)}</span>}
      {rules.scoring !== 'none' && <span data-score>{solitaire.score(score)}</span>}
      {rules.timed && <span data-time>{solitaire.time(seconds)}</span>}
    </div>
  )
}
