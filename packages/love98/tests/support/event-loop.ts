import { vi } from 'vitest'

/** The timeout of `vi.waitFor`, ms. Its default of one second is too short on a busy machine. */
export const waitOptions = { timeout: 30_000 }

/** More turns of the event loop than any chain of zero-delay timers in a test needs. */
const turns = 10

/**
 * Completes all work that is already scheduled: promises, zero-delay timers and dynamic imports. Unlike a fixed pause,
 * it does not depend on the load of the machine. Fake timers do not advance.
 */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < turns; turn++) await nextTurn()
  await vi.dynamicImportSettled()
  for (let turn = 0; turn < turns; turn++) await nextTurn()
}

// Captured now, because fake timers replace the global functions later.
const { setTimeout: schedule } = globalThis
/** Timers with the same delay run in the order in which they were set, so this one runs after all existing ones. */
const nextTurn = () => new Promise<void>((resolve) => void schedule(resolve, 0))
