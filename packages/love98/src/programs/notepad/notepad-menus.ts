import { common } from '@/texts/common'
import { notepad } from '@/texts/notepad'
import type { BarMenu, MenuItem } from '@/ui/menu/menu-items'
import { copyPictureRows } from '../copy-picture-row'
import { documents } from './documents'

export type NotepadCommands = Readonly<
  Record<
    | 'create'
    | 'open'
    | 'save'
    | 'saveAs'
    | 'close'
    | 'undo'
    | 'cut'
    | 'copy'
    | 'paste'
    | 'remove'
    | 'find'
    | 'findNext'
    | 'selectAll'
    | 'copyAll'
    | 'timeDate'
    | 'toggleWrap',
    () => void
  >
> & { readonly read: (id: string) => void }

type NotepadState = {
  /** The id of the document on screen; null for the visitor's. */
  readonly shown: string | null
  /** The name of the visitor's document. */
  readonly ownName: string
  readonly wraps: boolean
}

export const ownDocument = 'my-document'

export function notepadMenus(commands: NotepadCommands, { shown, ownName, wraps }: NotepadState): BarMenu[] {
  const action = (id: string, label: string, onSelect: () => void, more: object = {}): MenuItem => ({
    ...{ kind: 'action', id, label, onSelect },
    ...more,
  })
  const line = (id: string) => ({ kind: 'separator', id }) as const
  const typing = { disabled: shown !== null }
  const choice = (id: string, label: string, isShown: boolean) =>
    action(id, label, () => commands.read(id), { checked: isShown })
  return [
    {
      id: 'file',
      label: common.file,
      items: [
        action('new', notepad.new, commands.create, { shortcut: 'Ctrl+N' }),
        action('open', notepad.open, commands.open, { shortcut: 'Ctrl+O' }),
        action('save', notepad.save, commands.save, { shortcut: 'Ctrl+S', ...typing }),
        action('save-as', notepad.saveAs, commands.saveAs),
        line('before-documents'),
        choice(ownDocument, ownName, shown === null),
        ...documents.map(({ id, title }) => choice(id, title, id === shown)),
        line('before-close'),
        action('close', common.close, commands.close),
      ],
    },
    {
      id: 'edit',
      label: notepad.edit,
      items: [
        action('undo', notepad.undo, commands.undo, { shortcut: 'Ctrl+Z', ...typing }),
        line('before-cut'),
        action('cut', notepad.cut, commands.cut, { shortcut: 'Ctrl+X', ...typing }),
        action('copy-part', common.copy, commands.copy, { shortcut: 'Ctrl+C' }),
        action('paste', notepad.paste, commands.paste, { shortcut: 'Ctrl+V', ...typing }),
        action('delete', notepad.delete, commands.remove, { shortcut: 'Del', ...typing }),
        line('before-select'),
        action('select', notepad.selectAll, commands.selectAll, { shortcut: 'Ctrl+A' }),
        action('copy', notepad.copyAll, commands.copyAll),
        action('time', notepad.timeDate, commands.timeDate, { shortcut: 'F5', ...typing }),
        line('before-find'),
        action('find', notepad.find, commands.find, { shortcut: 'Ctrl+F' }),
        action('find-next', notepad.findNext, commands.findNext, { shortcut: 'F3' }),
        line('before-wrap'),
        action('wrap', notepad.wordWrap, commands.toggleWrap, { choice: 'mark', checked: wraps }),
        ...copyPictureRows(),
      ],
    },
  ]
}
