// @vitest-environment happy-dom
import { createElement } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { heartbreakServer } from '@/browser/api/heartbreak'
import { levels } from '@/domain/heartbreak/board/level'
import type { DailyAnswer } from '@/domain/heartbreak/wire/api'
import { DailyDialog } from '@/programs/heartbreak/dialogs/daily-dialog'
import { readOptions } from '@/programs/heartbreak/game/options'
import { waitOptions } from '../../support/event-loop'

const commitment = 'ab'.repeat(32)
const grade = { label: 'Easy', threeBv: 21 }

test('the daily board has a readable date, and its hash is shown with the details only', async () => {
  vi.spyOn(heartbreakServer, 'daily').mockResolvedValue({
    commitment,
    date: '2026-11-20',
    now: '2026-11-20T23:00:00Z',
    endsAt: '2026-11-21T00:00:00Z',
    open: { boardId: 'board', grade },
    ranked: { grade },
  } as unknown as DailyAnswer)
  const page = document.createElement('div')
  document.body.replaceChildren(page)
  const nothing = vi.fn()
  flushSync(() =>
    createRoot(page).render(
      createElement(DailyDialog, {
        level: levels[0],
        options: readOptions(),
        onPlay: nothing,
        onStart: nothing,
        onVerify: nothing,
        onClose: nothing,
      }),
    ),
  )
  const text = () => document.body.textContent
  await vi.waitFor(() => expect(text()).toContain('Board of November 20, 2026 (UTC)'), waitOptions)
  expect(text()).not.toContain('3BV')
  expect(text()).not.toContain(commitment)
  flushSync(() => document.querySelector<HTMLElement>('[aria-expanded="false"]')?.click())
  expect(text()).toContain(commitment)
})
