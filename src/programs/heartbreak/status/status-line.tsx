import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { heartbreakStatus, heartbreakTexts } from '@/texts/en/heartbreak/heartbreak'
import { useTexts } from '@/texts/use-texts'
import { setTooltipIfTruncated } from '@/ui/tooltip/tooltip-if-truncated'
import type { GameSession } from '../game/game-session'
import styles from './status-line.module.css'
import { statusMessageOf } from './status-message'

/** Milliseconds after which work in progress is mentioned. */
const progressDelayMs = 1_000

/** The status bar of the window, a live region for screen readers. */
export function StatusLine({ session }: { session: GameSession }) {
  const texts = useTexts(heartbreakTexts)
  const statusTexts = useTexts(heartbreakStatus)
  const message = useStore(session, (state) => statusMessageOf(state, statusTexts))
  const notice = useStore(session, (state) => state.notice)
  const works = useStore(session, ({ phase, isSearching }) => phase === 'dealing' || isSearching)
  const dealing = useStore(session, ({ phase }) => phase === 'dealing')
  const lives = useStore(session, ({ game }) => (game?.rules.mode === 'second-chance' ? game.lives : null))
  const { mode, ranked } = useStore(session, ({ setup }) => setup.rules)
  const isSlow = useSlow(works)
  const said = [message, notice].filter((text) => text !== null)
  const work = isSlow ? (dealing ? texts.dealing : texts.thinking) : null
  return (
    <div className={styles.line}>
      <p
        role="status"
        className={`${styles.news} selectable`}
        // One line: the tip has all of it.
        onPointerOver={({ currentTarget }) => setTooltipIfTruncated(currentTarget)}
      >
        {work ?? (said.length > 0 ? said.join(' ') : texts.ready)}
      </p>
      <span className={styles.mode}>
        {ranked
          ? texts.rankedGame
          : lives === null
            ? texts.mode[mode]
            : `${'♥'.repeat(lives)} ${texts.lives(lives)}`}
      </span>
    </div>
  )
}

/** Whether work has been in progress for longer than `progressDelayMs`. */
function useSlow(works: boolean): boolean {
  const [isSlow, setIsSlow] = useState(false)

  // Timer.
  useEffect(() => {
    if (!works) return
    const timer = setTimeout(() => setIsSlow(true), progressDelayMs)
    return () => {
      clearTimeout(timer)
      setIsSlow(false)
    }
  }, [works])

  return isSlow
}
