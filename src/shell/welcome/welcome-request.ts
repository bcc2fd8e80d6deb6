import { createStore } from 'zustand/vanilla'
import { welcomeKey } from '@/domain/storage-keys'

/** Whether the visitor asked for Welcome and has not closed it since. */
export const welcomeRequested = createStore<{ isWanted: boolean }>(() => ({ isWanted: false }))

/** Shows Welcome, which a visit after the first has not loaded: the event loads what shows it. */
export function requestWelcome(): void {
  welcomeRequested.setState({ isWanted: true })
  window.dispatchEvent(new Event(welcomeKey))
}
