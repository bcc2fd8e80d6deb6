/** Whether everything is run (`npm run test:full`), and not a sample of it. */
export const isFull = process.env.LOVE98_FULL === '1'

/**
 * For a test that `npm test` leaves to `npm run test:full`: the rules that it shows are tested beside their code, or another browser
 * test takes nearly the same way.
 */
export const fullRun = { tag: '@full' }

/** The variants that a test is made for: all of them in the full run, the first ones in the quick one. */
export function variants<Value>(all: readonly Value[], quick = 1): readonly Value[] {
  return isFull ? all : all.slice(0, quick)
}
