import { expect, test } from 'vitest'
import { reduceDesktop } from '@/domain/windows/reduce-desktop'
import { emptyDesktop } from '@/domain/windows/windows'
import { createDesktopStore } from './desktop-store'

function opened() {
  const size = { width: 300, height: 200 }
  const request = { program: 'game', argument: null, title: 'Game', icon: 'game', size, minimum: size }
  const more = { maximum: null, resizable: true, dialog: null, single: true }
  return createDesktopStore(reduceDesktop(emptyDesktop, { type: 'opened', request: { ...request, ...more } }))
}

test('a window without a guard closes at once', () => {
  const store = opened()
  void store.close('game-1')
  expect(store.getState().windows).toEqual({})
})

test('a guard that refuses keeps its window open, and a guard that agrees lets it close', async () => {
  const store = opened()
  let answer = false
  store.guardClose('game-1', async () => answer)
  expect(await store.close('game-1')).toBe(false)
  expect(store.getState().stack).toEqual(['game-1'])
  answer = true
  expect(await store.close('game-1')).toBe(true)
  expect(store.getState().stack).toEqual([])
})

test('a close guard is called once for several close requests, and a guard that throws lets the window close', async () => {
  const store = opened()
  let guardCalls = 0
  let fail: (reason: Error) => void = () => undefined
  store.guardClose('game-1', () => {
    guardCalls++
    return new Promise((_resolve, reject) => {
      fail = reject
    })
  })
  const first = store.close('game-1')
  expect(await store.close('game-1')).toBe(false)
  expect(guardCalls).toBe(1)
  fail(new Error('the question could not be drawn'))
  expect(await first).toBe(true)
})

test('a removed guard is not called', async () => {
  const store = opened()
  const release = store.guardClose('game-1', async () => false)
  release()
  expect(await store.close('game-1')).toBe(true)
})
