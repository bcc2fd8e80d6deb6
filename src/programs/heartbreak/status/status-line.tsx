import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { heartbreak } from '@/texts/heartbreak'

import { setTooltipIfTruncated } from '@/ui/tooltip/tooltip-if-truncated'
import type { GameSession } from '../game/game-session'
import styles from './status-line.module.css'
import { statusMessageOf } from './status-message'

/** The delay after which work in progress is mentioned, ms. */
const progressDelayMs = 1_000

/** The status bar of the window, a live region for screen readers. */
export function StatusLine({ session }: { session: GameSession }) {
  const message = useStore(session, (state) => statusMessageOf(state))
  const notice = useStore(session, (state) => state.notice)
  const works = useStore(session, ({ phase, isSearching }) => phase === 'dealing' || isSearching)
  const dealing = useStore(session, ({ phase }) => phase === 'dealing')
  const lives = useStore(session, ({ game }) => (game?.rules.mode === 'second-chance' ? game.lives : null))
  const { mode, ranked } = useStore(session, ({ setup }) => setup.rules)
  const isSlow = useSlow(works)
  const said = [message, notice].filter((text) => text !== null)
  const work = isSlow ? (dealing ? heartbreak.dealing : heartbreak.thinking) : null
  return (
    <div className={styles.line}>
      <p
        role="status"
        className={`${styles.news} selectable`}
        // The text is one line. The tooltip has the whole text.
        onPointerOver={({ currentTarget }) => setTooltipIfTruncated(currentTarget)}
      >
        {work ?? (said.length > 0 ? said.join(' ') : heartbreak.ready)}
      </p>
      <span className={styles.mode}>
        {ranked
          ? heartbreak.rankedGame
          : lives === null
            ? heartbreak.mode[mode]
            : `${'♥'.repeat(lives)} ${heartbreak.lives(lives)}`}
      </span>
    </div>
  )
}

/** Returns true if work has been in progress for longer than `progressDelayMs`. */
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
