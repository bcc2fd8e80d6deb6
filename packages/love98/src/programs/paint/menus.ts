import { common } from '@/texts/common'
import { paint } from '@/texts/paint'
import type { BarMenu, MenuItem } from '@/ui/menu/menu-items'
import { copyPictureRows } from '../copy-picture-row'
import { zooms } from './session/tools'

export type PaintCommands = Readonly<
  Record<
    | 'create'
    | 'open'
    | 'save'
    | 'share'
    | 'exit'
    | 'undo'
    | 'redo'
    | 'cut'
    | 'copy'
    | 'paste'
    | 'remove'
    | 'selectAll'
    | 'toggleGrid'
    | 'flipHorizontally'
    | 'flipVertically'
    | 'invert'
    | 'attributes'
    | 'clear'
    | 'topics',
    () => void
  >
> & {
  readonly wallpaper: (placement: 'center' | 'tile') => void
  readonly zoomTo: (zoom: number) => void
  readonly toggle: (bar: PaintBar) => void
}

export const paintBars = ['tools', 'colors', 'status'] as const
export type PaintBar = (typeof paintBars)[number]

type PaintMenuState = {
  readonly canUndo: boolean
  readonly canRedo: boolean
  readonly canPaste: boolean
  readonly hasSelection: boolean
  readonly zoom: number
  readonly hasGrid: boolean
  readonly bars: Readonly<Record<PaintBar, boolean>>
}

export function paintMenus(commands: PaintCommands, state: PaintMenuState): BarMenu[] {
  const { menu } = paint
  const action = (id: keyof typeof menu, onSelect: () => void, more: object = {}): MenuItem => ({
    ...{ kind: 'action', id, label: menu[id], onSelect },
    ...more,
  })
  const line = (id: string) => ({ kind: 'separator', id }) as const
  const mark = (checked: boolean) => ({ choice: 'mark', checked })
  const part = { disabled: !state.hasSelection }
  return [
    {
      id: 'file',
      label: common.file,
      items: [
        action('new', commands.create),
        action('open', commands.open, { shortcut: 'Ctrl+O' }),
        action('save', commands.save, { shortcut: 'Ctrl+S' }),
        line('before-wallpaper'),
        action('tiled', () => commands.wallpaper('tile')),
        action('centered', () => commands.wallpaper('center')),
        action('share', commands.share),
        line('before-exit'),
        { kind: 'action', id: 'exit', label: common.close, onSelect: commands.exit },
      ],
    },
    {
      id: 'edit',
      label: paint.edit,
      items: [
        action('undo', commands.undo, { shortcut: 'Ctrl+Z', disabled: !state.canUndo }),
        action('redo', commands.redo, { shortcut: 'Ctrl+Y', disabled: !state.canRedo }),
        line('before-cut'),
        action('cut', commands.cut, { shortcut: 'Ctrl+X', ...part }),
        action('copy', commands.copy, { shortcut: 'Ctrl+C', ...part }),
        action('paste', commands.paste, { shortcut: 'Ctrl+V', disabled: !state.canPaste }),
        action('remove', commands.remove, { shortcut: 'Del', ...part }),
        action('selectAll', commands.selectAll, { shortcut: 'Ctrl+A' }),
        ...copyPictureRows(),
      ],
    },
    {
      id: 'view',
      label: common.view,
      items: [
        ...paintBars.map((bar) => action(bar, () => commands.toggle(bar), mark(state.bars[bar]))),
        line('before-zoom'),
        {
          ...({ kind: 'submenu', id: 'zoom', label: menu.zoom } as const),
          items: zooms.map((zoom) => ({
            ...({ kind: 'action', id: `zoom-${zoom}`, label: paint.times(zoom), access: `${zoom}` } as const),
            ...{ checked: zoom === state.zoom, onSelect: () => commands.zoomTo(zoom) },
          })),
        },
        action('grid', commands.toggleGrid, mark(state.hasGrid)),
      ],
    },
    {
      id: 'image',
      label: paint.image,
      items: [
        action('flipHorizontally', commands.flipHorizontally),
        action('flipVertically', commands.flipVertically),
        action('invert', commands.invert),
        action('attributes', commands.attributes),
        action('clear', commands.clear),
      ],
    },
    { id: 'help', label: common.help, items: [action('topics', commands.topics)] },
  ]
}
