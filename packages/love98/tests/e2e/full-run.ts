/** True if all tests run (`npm run test:full`), false if only a sample does. */
export const isFull = process.env.LOVE98_FULL === '1'

/**
 * Marks a test that runs only in `npm run test:full`, because unit tests cover its rules or another browser test is
 * almost the same.
 */
export const fullRun = { tag: '@full' }

/** Returns the variants of a test: all in the full run, the first ones in the quick run. */
export function variants<Value>(all: readonly Value[], quick = 1): readonly Value[] {
  return isFull ? all : all.slice(0, quick)
}
