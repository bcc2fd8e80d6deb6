import { createStore } from 'zustand/vanilla'

/** How many times faster than it was played a game can be watched. */
export const speeds = [1, 2, 4, 8] as const
export type Speed = (typeof speeds)[number]

/** Where a player is in its record, ms, and whether it goes on. */
export type PlayerState = { readonly at: number; readonly isPlaying: boolean; readonly speed: Speed }

export type Player = ReturnType<typeof createPlayer>

/** A player over a record of some length, ms; whoever draws it calls `advance` with the time that passed. */
export function createPlayer(length: number) {
  const store = createStore<PlayerState>(() => ({ at: 0, isPlaying: false, speed: 1 }))
  return {
    ...store,
    /** Goes on; from the end it begins anew. */
    play: () => store.setState(({ at }) => ({ isPlaying: true, at: at >= length ? 0 : at })),
    pause: () => store.setState({ isPlaying: false }),
    setSpeed: (speed: Speed) => store.setState({ speed }),
    seek: (at: number) => store.setState({ at: Math.max(0, Math.min(length, at)) }),
    /** @param passedMs milliseconds on the clock of who watches */
    advance(passedMs: number) {
      const { at, isPlaying, speed } = store.getState()
      if (!isPlaying) return
      const next = at + passedMs * speed
      store.setState({ at: Math.min(length, next), isPlaying: next < length })
    },
  }
}
