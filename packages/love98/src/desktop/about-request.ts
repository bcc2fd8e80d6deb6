import { createStore } from 'zustand/vanilla'

/** `isWanted` is true from the visitor's request for About until it is closed. */
export const aboutRequested = createStore<{ isWanted: boolean }>(() => ({ isWanted: false }))

export function requestAbout(): void {
  aboutRequested.setState({ isWanted: true })
}
