import { createStore } from 'zustand/vanilla'
import { welcomeKey } from '@/domain/storage-keys'

/** `isWanted` is true from the visitor's request for Welcome until Welcome is closed. */
export const welcomeRequested = createStore<{ isWanted: boolean }>(() => ({ isWanted: false }))

/** Shows Welcome. Later visits have not loaded its code, so an event requests it. */
export function requestWelcome(): void {
  welcomeRequested.setState({ isWanted: true })
  window.dispatchEvent(new Event(welcomeKey))
}
