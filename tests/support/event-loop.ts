import { vi } from 'vitest'

/** How long `vi.waitFor` may wait for an event; its default, one second, is too little on a busy machine. */
export const patience = { timeout: 30_000 }

/** More turns of the event loop than any chain of zero-delay timers in a test needs. */
const turns = 10

/**
 * Runs everything that is already decided: promises, zero-delay timers and imports on their way. Unlike a pause of some
 * milliseconds it does not depend on how busy the machine is. Fake timers stand still meanwhile.
 */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < turns; turn++) await nextTurn()
  await vi.dynamicImportSettled()
  for (let turn = 0; turn < turns; turn++) await nextTurn()
}

// Fake timers replace the global ones later.
const { setTimeout: schedule } = globalThis
/** Timers of one delay run in the order in which they were set: this one runs after all that are there. */
const nextTurn = () => new Promise<void>((resolve) => void schedule(resolve, 0))
