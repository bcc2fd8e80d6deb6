import { common } from '@/texts/common'
import { guestbook } from '@/texts/guestbook'
import { programNames } from '@/texts/program-names'
import type { MenuItem } from '@/ui/menu/menu-items'
import { MenuBar } from '@/ui/menu-bar/menu-bar'
import type { GuestbookCommand, GuestbookCommands } from './guestbook-commands'

type GuestbookMenusProps = { readonly commands: GuestbookCommands; readonly onClose: () => void }

/** The menu bar of the Guestbook, which is loaded after the window. */
export function GuestbookMenus({ commands, onClose }: GuestbookMenusProps) {
  const { refresh, save, newest, older, properties, changes } = commands
  const file = [row(save), line('before-close'), row({ ...closeRow, onSelect: onClose })]
  const view = [row(newest), row(older), line('before-refresh'), row(refresh)]
  const ofEntry = [...changes.map(row), ...(changes.length > 0 ? [line('before-properties')] : [])]
  return (
    <MenuBar
      label={programNames.guestbook.title}
      menus={[
        { id: 'file', label: common.file, items: file },
        { id: 'view', label: common.view, items: view },
        { id: 'entry', label: guestbook.heads[1], items: [...ofEntry, row(properties)] },
      ]}
    />
  )
}

const closeRow = { id: 'close', label: common.close, disabled: false }

const line = (id: string): MenuItem => ({ kind: 'separator', id })

function row(command: GuestbookCommand): MenuItem {
  return { kind: 'action', ...command }
}
