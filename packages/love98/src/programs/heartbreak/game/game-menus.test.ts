import { expect, test, vi } from 'vitest'
import { levels } from '@/domain/heartbreak/board/level'
import { gameMenus, type MenuCommands } from './game-menus'
import { cellSizes, type Options } from './options'

test('the View menu has the sizes of hearts in one submenu, with the chosen one marked', () => {
  const choose = vi.fn()
  const commands = new Proxy({ choose }, { get: () => choose }) as unknown as MenuCommands
  const options = { level: levels[0], mode: 'classic', cell: 24, questions: false } as unknown as Options
  const view = gameMenus({ cell: 24, options, touchBar: false }, commands).find(({ id }) => id === 'view')
  expect(view?.items.map(({ id }) => id)).toEqual(['sizes', 'bigger', 'smaller', 'before-touch', 'touch'])
  const [sizes] = view?.items ?? []
  const rows = sizes?.kind === 'submenu' ? sizes.items.filter((item) => item.kind === 'action') : []
  expect(rows.map(({ id }) => id)).toEqual(['automatic', ...cellSizes.map((size) => `size-${size}`)])
  expect(rows.filter(({ checked }) => checked).map(({ id }) => id)).toEqual(['size-24'])
  rows.find(({ id }) => id === 'size-32')?.onSelect()
  expect(choose).toHaveBeenCalledWith({ cell: 32 })
})
