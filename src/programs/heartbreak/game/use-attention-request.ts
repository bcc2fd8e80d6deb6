import { useEffect } from 'react'
import type { GameSession } from './game-session'

/** Requests attention in the taskbar when a board has been dealt, which may take a second. */
export function useAttentionRequest(session: GameSession, askForAttention: () => void): void {
  // Store subscription. The first board is skipped: the player did not request it.
  useEffect(() => {
    let isFirst = true
    return session.subscribe(({ phase }, { phase: before }) => {
      if (before !== 'dealing' || phase === 'dealing') return
      if (!isFirst) askForAttention()
      isFirst = false
    })
  }, [session, askForAttention])
}
