import { hasServer } from '@/domain/build/capabilities'
import { common } from '@/texts/common'
import { solitaire } from '@/texts/solitaire'

import type { BarMenu } from '@/ui/menu/menu-items'

export type DialogName = 'options' | 'deck' | 'statistics' | 'rules' | 'keys'

export type MenuCommands = {
  readonly deal: () => void
  readonly daily: () => void
  readonly undo: () => void
  readonly hint: () => void
  readonly finish: () => void
  readonly show: (dialog: DialogName) => void
  readonly exit: () => void
}

export function solitaireMenus(commands: MenuCommands, canUndo: boolean): BarMenu[] {
  const { menu } = solitaire
  const action = (id: string, label: string, onSelect: () => void, more: object = {}) =>
    ({ kind: 'action', id, label, onSelect, ...more }) as const
  const line = (id: string) => ({ kind: 'separator', id }) as const
  const dialog = (name: DialogName, label: string) => action(name, label, () => commands.show(name))
  return [
    {
      id: 'game',
      label: menu.game,
      items: [
        action('deal', menu.deal, commands.deal, { shortcut: 'F2' }),
        ...(hasServer ? [action('daily', menu.daily, commands.daily)] : []),
        line('before-undo'),
        action('undo', menu.undo, commands.undo, { shortcut: 'Ctrl+Z', disabled: !canUndo }),
        action('hint', menu.hint, commands.hint, { shortcut: 'H' }),
        action('finish', menu.finish, commands.finish, { shortcut: 'A' }),
        line('before-deck'),
        dialog('deck', menu.deck),
        dialog('options', menu.options),
        dialog('statistics', menu.statistics),
        line('before-exit'),
        action('exit', menu.exit, commands.exit),
      ],
    },
    { id: 'help', label: common.help, items: [dialog('rules', menu.rules), dialog('keys', menu.keys)] },
  ]
}
