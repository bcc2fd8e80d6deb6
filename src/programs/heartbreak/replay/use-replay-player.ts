import { useEffect } from 'react'
import { useStore } from 'zustand'
import type { ReplayPlayer, ReplayPlayerState } from './replay-player'

/** Runs a replay player while its component is mounted. */
export function useReplayPlayer(player: ReplayPlayer): ReplayPlayerState {
  const state = useStore(player)

  // Animation frames.
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
