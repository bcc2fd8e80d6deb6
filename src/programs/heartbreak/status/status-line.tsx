import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { heartbreakNews, heartbreakTexts } from '@/texts/en/heartbreak/heartbreak'
import { useTexts } from '@/texts/use-texts'
import type { Table } from '../game/game-session'
import styles from './status-line.module.css'
import { newsOf } from './status-message'

/** Milliseconds after which work is worth a word. */
const wordAfterMs = 1_000

/** The foot of the window: what happened is read aloud here. */
export function StatusLine({ table }: { table: Table }) {
  const texts = useTexts(heartbreakTexts)
  const newsTexts = useTexts(heartbreakNews)
  const news = useStore(table, (state) => newsOf(state, newsTexts))
  const notice = useStore(table, (state) => state.notice)
  const works = useStore(table, ({ phase, thinking }) => phase === 'dealing' || thinking)
  const dealing = useStore(table, ({ phase }) => phase === 'dealing')
  const lives = useStore(table, ({ game }) => (game?.rules.mode === 'second-chance' ? game.lives : null))
  const mode = useStore(table, ({ plan }) => plan.rules.mode)
  const isSlow = useSlow(works)
  const said = [news, notice].filter((text) => text !== null)
  const work = isSlow ? (dealing ? texts.dealing : texts.thinking) : null
  return (
    <div className={styles.line}>
      <p role="status" className={`${styles.news} selectable`}>
        {work ?? (said.length > 0 ? said.join(' ') : texts.ready)}
      </p>
      <span className={styles.mode}>
        {lives === null ? texts.mode[mode] : `${'♥'.repeat(lives)} ${texts.lives(lives)}`}
      </span>
    </div>
  )
}

/** Whether something has been going on for longer than a second. */
function useSlow(works: boolean): boolean {
  const [isSlow, setIsSlow] = useState(false)

  // A timer runs outside of React.
  useEffect(() => {
    if (!works) return
    const timer = setTimeout(() => setIsSlow(true), wordAfterMs)
    return () => {
      clearTimeout(timer)
      setIsSlow(false)
    }
  }, [works])

  return isSlow
}
