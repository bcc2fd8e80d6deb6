import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createProgress } from '../../scripts/lib/progress.mjs'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function recorded() {
  const lines: string[] = []
  return {
    lines,
    progress: createProgress({ write: (line) => lines.push(line), announceAfter: 1000, repeatEvery: 2000 }),
  }
}

/** Waits on the test's clock, ms. */
const lasting = (ms: number) => new Promise<void>((resolve) => void setTimeout(resolve, ms))

test('a quick step writes nothing and gives its result', async () => {
  const { lines, progress } = recorded()
  expect(await progress.step('Quick', async () => 7)).toBe(7)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(lines).toEqual([])
})

test('a slow step is named, repeated with its seconds, and closed', async () => {
  const { lines, progress } = recorded()
  const step = progress.step('Slow', () => lasting(6000))
  await vi.advanceTimersByTimeAsync(999)
  expect(lines).toEqual([])
  await vi.advanceTimersByTimeAsync(5001)
  await step
  await vi.advanceTimersByTimeAsync(10_000)
  expect(lines).toEqual(['Slow …', 'Slow … 3 s', 'Slow … 5 s', 'Slow: done in 6 s.'])
})

test('a slow step that fails is not called done', async () => {
  const { lines, progress } = recorded()
  const failing = progress.step('Slow', async () => {
    await lasting(2000)
    throw new Error('broken')
  })
  const failed = expect(failing).rejects.toThrow('broken')
  await vi.advanceTimersByTimeAsync(10_000)
  await failed
  expect(lines).toEqual(['Slow …'])
})
