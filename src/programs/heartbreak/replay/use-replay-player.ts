import { useEffect } from 'react'
import { useStore } from 'zustand'
import type { Player, PlayerState } from './replay-player'

/** A player that goes on by itself while it is on screen. */
export function usePlayer(player: Player): PlayerState {
  const state = useStore(player)

  // Frames are the browser's.
  useEffect(() => {
    if (!state.isPlaying) return
    let before = performance.now()
    let frame = requestAnimationFrame(function step(now) {
      player.advance(Math.max(0, now - before))
      before = now
      frame = requestAnimationFrame(step)
    })
    return () => cancelAnimationFrame(frame)
  }, [player, state.isPlaying])

  return state
}
