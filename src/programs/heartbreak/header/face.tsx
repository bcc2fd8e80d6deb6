import { useLayoutEffect, useRef } from 'react'
import { useStore } from 'zustand'
import type { StoreApi } from 'zustand/vanilla'
import { faceOf } from '@/domain/heartbreak/run/game'
import { heartbreakTexts } from '@/texts/en/heartbreak/heartbreak'
import { useTexts } from '@/texts/use-texts'
import { Icon } from '@/ui/icon'
import type { GameSession } from '../game/game-session'
import styles from './header.module.css'

type FaceProps = {
  session: GameSession
  /** Whether a cell is pressed. */
  press: StoreApi<{ isPressed: boolean }>
  onFace: () => void
}

const faces = ['active', 'worried', 'won', 'dead'] as const

/**
 * The face, a button that starts a new game. Every press on the board changes it twice, so its picture is updated
 * without React.
 */
export function Face({ session, press, onFace }: FaceProps) {
  const texts = useTexts(heartbreakTexts)
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
      const label = lives === null ? texts.face[face] : `${texts.face[face]}, ${texts.lives(lives)}`
      element.dataset.face = face
      element.ariaLabel = label
      element.title = label
    }
    show()
    const stops = [session.subscribe(show), press.subscribe(show)]
    return () => {
      for (const stop of stops) stop()
    }
  }, [session, press, lives, texts])

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
