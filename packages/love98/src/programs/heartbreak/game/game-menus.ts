import { hasServer } from '@/domain/build/capabilities'
import { levels } from '@/domain/heartbreak/board/level'
import { modes } from '@/domain/heartbreak/run/game'
import { common } from '@/texts/common'
import { heartbreak } from '@/texts/heartbreak'

import type { BarMenu } from '@/ui/menu/menu-items'
import { cellSizes, type Options, steppedSize } from './options'

export type DialogName =
  | 'best'
  | 'custom'
  | 'statistics'
  | 'rules'
  | 'keys'
  | 'share'
  | 'card'
  | 'daily'
  | 'ranked'
  | 'leaderboard'
  | 'verify'

export type MenuCommands = {
  readonly newGame: () => void
  readonly restart: () => void
  readonly choose: (change: Partial<Options>) => void
  readonly hint: () => void
  readonly watchLast: () => void
  readonly show: (dialog: DialogName) => void
  readonly exit: () => void
}

type MenuState = { readonly options: Options; readonly cell: number; readonly touchBar: boolean }

export function gameMenus({ cell, options, touchBar }: MenuState, commands: MenuCommands): BarMenu[] {
  const { menu } = heartbreak
  const action = (id: string, label: string, onSelect: () => void, more: object = {}) =>
    ({ kind: 'action', id, label, onSelect, ...more }) as const
  const line = (id: string) => ({ kind: 'separator', id }) as const
  const isCustom = !levels.some(({ id }) => id === options.level.id)
  return [
    {
      id: 'game',
      label: menu.game,
      items: [
        action('fresh', menu.newGame, commands.newGame, { shortcut: 'F2' }),
        action('again', menu.again, commands.restart),
        line('before-levels'),
        ...levels.map((level) =>
          action(
            level.id,
            heartbreak.levelAndSize(heartbreak.level[level.id], level.columns, level.rows),
            () => commands.choose({ level }),
            {
              checked: level.id === options.level.id,
            },
          ),
        ),
        action('custom', menu.custom, () => commands.show('custom'), { checked: isCustom }),
        line('before-mode'),
        {
          kind: 'submenu',
          id: 'mode',
          label: menu.mode,
          items: modes.map((mode) =>
            action(mode, heartbreak.mode[mode], () => commands.choose({ mode }), {
              checked: mode === options.mode,
            }),
          ),
        },
        action('hint', menu.hint, commands.hint, { shortcut: 'H' }),
        action('questions', menu.questions, () => commands.choose({ questions: !options.questions }), {
          checked: options.questions,
          choice: 'mark',
        }),
        line('before-tables'),
        ...(hasServer
          ? [
              action('daily', menu.daily, () => commands.show('daily')),
              action('ranked', menu.ranked, () => commands.show('ranked')),
              action('leaderboard', menu.leaderboard, () => commands.show('leaderboard')),
            ]
          : []),
        action('statistics', menu.statistics, () => commands.show('statistics')),
        action('share', menu.share, () => commands.show('share')),
        action('replay', menu.replay, commands.watchLast),
        line('before-exit'),
        action('exit', menu.exit, commands.exit),
      ],
    },
    {
      id: 'view',
      label: common.view,
      items: [
        {
          kind: 'submenu',
          id: 'sizes',
          label: menu.sizes,
          items: [
            action('automatic', menu.automatic, () => commands.choose({ cell: null }), {
              checked: options.cell === null,
            }),
            line('before-sizes'),
            ...cellSizes.map((size) =>
              action(`size-${size}`, menu.size(size), () => commands.choose({ cell: size }), {
                checked: options.cell === size,
              }),
            ),
          ],
        },
        action('bigger', menu.bigger, () => commands.choose({ cell: steppedSize(cell, 1) })),
        action('smaller', menu.smaller, () => commands.choose({ cell: steppedSize(cell, -1) })),
        line('before-touch'),
        action('touch', menu.touchBar, () => commands.choose({ touchBar: !touchBar }), {
          checked: touchBar,
          choice: 'mark',
        }),
      ],
    },
    {
      id: 'help',
      label: common.help,
      items: [
        action('rules', menu.rules, () => commands.show('rules')),
        action('keys', menu.keys, () => commands.show('keys')),
      ],
    },
  ]
}
