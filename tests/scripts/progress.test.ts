import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createProgress } from '../../scripts/lib/progress.mjs'

function recorded() {
  const lines: string[] = []
  return {
    lines,
    progress: createProgress({ write: (line) => lines.push(line), announceAfter: 30, repeatEvery: 40 }),
  }
}

test('a quick step says nothing and gives its result', async () => {
  const { lines, progress } = recorded()
  expect(await progress.step('Quick', async () => 7)).toBe(7)
  await sleep(60)
  expect(lines).toEqual([])
})

test('a slow step is named, said again, and closed', async () => {
  const { lines, progress } = recorded()
  await progress.step('Slow', () => sleep(100))
  expect(lines[0]).toBe('Slow …')
  expect(lines[1]).toBe('Slow … 0 s')
  expect(lines.at(-1)).toBe('Slow: done in 0 s.')
})

test('a slow step that fails is not called done', async () => {
  const { lines, progress } = recorded()
  const failing = progress.step('Slow', async () => {
    await sleep(50)
    throw new Error('broken')
  })
  await expect(failing).rejects.toThrow('broken')
  await sleep(60)
  expect(lines).toEqual(['Slow …'])
})
