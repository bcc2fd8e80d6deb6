import { createStore } from 'zustand/vanilla'

/** Whether something has to be told in the tray, whose code is not there until somebody comes near it. */
export const trayRequested = createStore<{ isWanted: boolean }>(() => ({ isWanted: false }))
