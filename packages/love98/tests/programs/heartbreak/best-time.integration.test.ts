// @vitest-environment happy-dom
import { createElement } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { levels } from '@/domain/heartbreak/board/level'
import { dealBoard } from '@/domain/heartbreak/generator/generator'
import { WinShow } from '@/programs/heartbreak/board/win-show'
import { BestDialog } from '@/programs/heartbreak/dialogs/heartbreak-dialog'
import { readBestTimes } from '@/programs/heartbreak/game/best-times'
import type { GameSession } from '@/programs/heartbreak/game/game-session'
import { numberedSeed } from '../../domain/heartbreak/numbered-seed'
import { playToTheEnd } from '../../domain/heartbreak/played-game'
import { settled } from '../../support/event-loop'
import { sessionOf } from './session-of'

const casual = { mode: 'classic', ranked: false } as const
const crush = dealBoard({ level: levels[0], seed: numberedSeed(7) })
let root: Root
let session: GameSession
let isStill = false

beforeEach(async () => {
  localStorage.clear()
  vi.spyOn(window, 'matchMedia').mockImplementation(
    () =>
      ({ matches: isStill, addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList,
  )
  const page = document.createElement('div')
  document.body.replaceChildren(page)
  root = createRoot(page)
  ;({ session } = await sessionOf(crush, casual))
})

afterEach(() => {
  flushSync(() => root.unmount())
  vi.restoreAllMocks()
  isStill = false
})

function win(): void {
  for (const { cell, operation } of playToTheEnd(crush, 1, casual).moves)
    flushSync(() => session.move(operation, cell))
  expect(session.getState().game?.phase).toBe('won')
}

const pops = () => document.querySelectorAll('[data-win-show] > [style]').length

// Proves S10.13
test('every broken heart pops after a win', async () => {
  flushSync(() => root.render(createElement(WinShow, { session, cell: 24 })))
  await settled()
  expect(pops()).toBe(0)
  win()
  expect(pops()).toBe(levels[0].broken)
})

// Proves S10.13
test('nothing moves after a win with reduced motion', async () => {
  isStill = true
  flushSync(() => root.render(createElement(WinShow, { session, cell: 24 })))
  await settled()
  win()
  expect(pops()).toBe(0)
})

// Proves S10.13
test('the box of a best time keeps the name in this browser', async () => {
  win()
  const onKept = vi.fn()
  flushSync(() => root.render(createElement(BestDialog, { session, onKept, onClose: vi.fn() })))
  await settled()
  expect(document.body.textContent).toContain('Crush')
  expect(document.querySelector('input')?.value).toBe('Anonymous')
  const sent = new Event('submit', { bubbles: true, cancelable: true })
  flushSync(() => document.querySelector('form')?.dispatchEvent(sent))
  expect(onKept).toHaveBeenCalledTimes(1)
  expect(readBestTimes()).toEqual({ lastName: 'Anonymous', names: { crush: 'Anonymous' } })
})
