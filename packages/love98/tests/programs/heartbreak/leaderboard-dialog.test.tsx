// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { heartbreakServer } from '@/browser/api/heartbreak'
import { levels } from '@/domain/heartbreak/board/level'
import type { LeaderboardAnswer, LeaderboardRow } from '@/domain/heartbreak/wire/api-reads'
import { LeaderboardDialog } from '@/programs/heartbreak/dialogs/leaderboard-dialog'
import { first, second } from '../../wallet/test-provider'

const rowOf = (rank: number, address: string, name: string | null) =>
  ({
    ...{ rank, address, name, gameId: `game-${rank}`, kind: 'daily', chainId: null },
    ...{ officialMs: 12_345, threeBv: 9, actions: 20, hints: 0, underReview: false },
  }) as unknown as LeaderboardRow

const watched: string[] = []
let root: ReturnType<typeof createRoot>
beforeEach(async () => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
  document.body.innerHTML = '<main></main>'
  watched.length = 0
  vi.spyOn(heartbreakServer, 'leaderboard').mockResolvedValue({
    rows: [rowOf(1, first, 'rose.eth'), rowOf(2, second, null)],
    ...{ own: rowOf(2, second, null), page: 1, pages: 1, namesPending: false },
  } as unknown as LeaderboardAnswer)
  root = createRoot(document.querySelector('main') ?? document.body)
  await act(async () =>
    root.render(
      <LeaderboardDialog level={levels[0]} onWatch={(id) => watched.push(id)} onClose={() => {}} />,
    ),
  )
})
afterEach(() => act(async () => root.unmount()))

const names = () => [...document.querySelectorAll<HTMLElement>('tbody button')]
const watch = () =>
  [...document.querySelectorAll<HTMLElement>('.button-row button')].find(
    ({ textContent }) => textContent === 'Watch',
  )

// Proves S10.26
test('Watch below the table acts on the selected row; no cell has a button', async () => {
  expect(document.querySelectorAll('tbody td button')).toHaveLength(0)
  expect(watch()?.getAttribute('aria-label')).toBe('Watch the Game of rose.eth')
  await act(async () => names()[1]?.click())
  await act(async () => watch()?.click())
  expect(watched).toEqual(['game-2'])
})

test('a double click watches the game of a row', async () => {
  const double = new MouseEvent('dblclick', { bubbles: true })
  await act(async () => document.querySelector('tbody td')?.dispatchEvent(double))
  expect(watched).toEqual(['game-1'])
})
