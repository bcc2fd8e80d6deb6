// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { beforeEach, expect, test } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { AppError } from '@/domain/errors'
import { heartbreakRanking } from '@/texts/heartbreak-ranking'
import { iconsIn } from '../../../../tests/support/shown-icons'
import type { RankedClient, SubmissionState } from '../ranked/ranked-client'
import { ResultLine } from './result-line'

let root: ReturnType<typeof createRoot>
const sending = createStore<SubmissionState>(() => ({ phase: 'none' }))

beforeEach(async () => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
  document.body.innerHTML = '<main></main>'
  root = createRoot(document.querySelector('main') ?? document.body)
  await act(async () => root.render(<ResultLine rankedClient={sending as unknown as RankedClient} />))
  return () => act(async () => root.unmount())
})

const shown = async (state: SubmissionState) => {
  await act(async () => sending.setState(state, true))
  const line = document.querySelector<HTMLElement>('[role=status]')
  return { isHidden: line?.hidden, text: line?.textContent, icons: iconsIn(line) }
}

// Proves S10.7
test('a result that the server did not take has the disc of errors', async () => {
  const { isHidden, text, icons } = await shown({
    phase: 'failed',
    error: new AppError('server-unavailable'),
  })
  expect(isHidden).toBe(false)
  expect(text).not.toBe('')
  expect(icons).toEqual(['error'])
})

test('a result that is on its way, or that counts, has no icon', async () => {
  expect(await shown({ phase: 'none' })).toEqual({ isHidden: true, text: '', icons: [] })
  expect(await shown({ phase: 'sending' })).toEqual({
    ...{ isHidden: false, text: heartbreakRanking.sending, icons: [] },
  })
  expect((await shown({ phase: 'waiting', expiresAt: 0 })).icons).toEqual([])
  expect((await shown({ phase: 'confirmed', answer: { outcome: 'lost' } as never })).icons).toEqual([])
})
