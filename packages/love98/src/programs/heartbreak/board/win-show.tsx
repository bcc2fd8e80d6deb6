import { type CSSProperties, useEffect, useState } from 'react'
import { isBroken } from '@/domain/heartbreak/board/board'
import type { Game } from '@/domain/heartbreak/run/game'
import { Icon } from '@/ui/icon'
import type { GameSession } from '../game/game-session'
import styles from './win-show.module.css'
import { winShowMs } from './win-show-time'

type WinShowProps = {
  session: Pick<GameSession, 'getState' | 'subscribe'>
  /** The size of a cell, CSS pixels. */
  cell: number
}

/** Celebrates a win over the board: every pinned heart pops, and the halves of a heart join. */
export function WinShow({ session, cell }: WinShowProps) {
  const [won, setWon] = useState<Game | null>(null)

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const stop = session.subscribe(({ game, moves }, before) => {
      if (game?.phase !== 'won') return setWon(null)
      // A resumed game, or one that is won from its start, has no winning move.
      if (before.game?.phase === 'won' || moves.length === 0 || moves.length <= before.moves.length) return
      const duration = winShowMs()
      if (duration === 0) return
      clearTimeout(timer)
      setWon(game)
      timer = setTimeout(() => setWon(null), duration)
    })
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [session])

  if (!won) return null
  const { board } = won
  const { columns } = board.field
  const hearts = [...board.hearts.keys()].filter((at) => isBroken(board, at))
  return (
    <div className={styles.show} dir="ltr" aria-hidden="true" data-win-show>
      {hearts.map((at, order) => {
        const style: CSSProperties = {
          left: (at % columns) * cell,
          top: Math.floor(at / columns) * cell,
          inlineSize: cell,
          blockSize: cell,
          // All hearts pop within the first 600 ms.
          animationDelay: `${Math.round((600 * order) / hearts.length)}ms`,
        }
        return (
          <span key={at} className={styles.pop} style={style}>
            <Icon name="heartbreak" size={16} />
          </span>
        )
      })}
      <span className={styles.heart}>
        {(['first', 'second'] as const).map((half) => (
          <span key={half} className={styles[half]}>
            <Icon name="game-won" size={32} />
          </span>
        ))}
      </span>
    </div>
  )
}
