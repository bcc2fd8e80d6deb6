import { useLayoutEffect, useRef } from 'react'
import { useStore } from 'zustand'
import type { StoreApi } from 'zustand/vanilla'
import { faceOf } from '@/domain/heartbreak/run/game'
import { heartbreak } from '@/texts/heartbreak'

import { Icon } from '@/ui/icon'
import type { GameSession } from '../game/game-session'
import styles from './header.module.css'

type FaceProps = {
  session: GameSession
  /** `isPressed`: a cell of the board is pressed. */
  press: StoreApi<{ isPressed: boolean }>
  onFace: () => void
}

const faces = ['active', 'worried', 'won', 'dead'] as const

/**
 * The face, a button that starts a new game. Every press on the board changes the face twice, so its picture is updated without
 * React.
 */
export function Face({ session, press, onFace }: FaceProps) {
  const lives = useStore(session, ({ game }) => (game?.rules.mode === 'second-chance' ? game.lives : null))
  const button = useRef<HTMLButtonElement>(null)

  // Layout effect: updates within the frame that shows the press.
  useLayoutEffect(() => {
    let before: string | undefined
    const show = () => {
      const element = button.current
      const { game } = session.getState()
      const face = game ? faceOf(game, press.getState().isPressed) : 'active'
      if (!element || face === before) return
      before = face
      const label =
        lives === null ? heartbreak.face[face] : `${heartbreak.face[face]}, ${heartbreak.lives(lives)}`
      element.dataset.face = face
      element.ariaLabel = label
      element.title = label
    }
    show()
    const stops = [session.subscribe(show), press.subscribe(show)]
    return () => {
      for (const stop of stops) stop()
    }
  }, [session, press, lives])

  return (
    <button ref={button} type="button" className={`${styles.button} ${styles.face}`} onClick={onFace}>
      {faces.map((face) => (
        <span key={face} className={styles.picture} data-of={face}>
          <Icon name={`game-${face}`} size={32} />
        </span>
      ))}
    </button>
  )
}
