import { createStore } from 'zustand/vanilla'

export const speeds = [1, 2, 4, 8] as const
export type Speed = (typeof speeds)[number]

export type ReplayPlayerState = { readonly at: number; readonly isPlaying: boolean; readonly speed: Speed }

export type ReplayPlayer = ReturnType<typeof createReplayPlayer>

/** Creates the playback state of a replay. `length` is in ms. `advance` is called in each animation frame. */
export function createReplayPlayer(length: number) {
  const store = createStore<ReplayPlayerState>(() => ({ at: 0, isPlaying: false, speed: 1 }))
  return {
    ...store,
    play: () => store.setState(({ at }) => ({ isPlaying: true, at: at >= length ? 0 : at })),
    pause: () => store.setState({ isPlaying: false }),
    setSpeed: (speed: Speed) => store.setState({ speed }),
    seek: (at: number) => store.setState({ at: Math.max(0, Math.min(length, at)) }),
    /** @param passedMs real milliseconds since the last call */
    advance(passedMs: number) {
      const { at, isPlaying, speed } = store.getState()
      if (!isPlaying) return
      const next = at + passedMs * speed
      store.setState({ at: Math.min(length, next), isPlaying: next < length })
    },
  }
}
