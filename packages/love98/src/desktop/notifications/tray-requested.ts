import { createStore } from 'zustand/vanilla'

/** `isWanted`: a notification needs the interactive tray, which is loaded lazily. */
export const trayRequested = createStore<{ isWanted: boolean }>(() => ({ isWanted: false }))
