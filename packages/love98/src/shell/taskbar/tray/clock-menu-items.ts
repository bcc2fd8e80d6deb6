import { notify } from '@/desktop/notifications/notifications'
import { common } from '@/texts/common'
import { tray } from '@/texts/tray'
import { copyText } from '@/ui/copy-button/copy-text'

import type { MenuItem } from '@/ui/menu/menu-items'

export function clockMenuItems(block: bigint | null, showDate: () => void): readonly MenuItem[] {
  const copy = async (text: string) => {
    const title = (await copyText(text)) ? common.copied : tray.notCopied
    notify({ id: 'copied', kind: 'information', icon: 'copy', title, text })
  }
  const rows: MenuItem[] = [
    { kind: 'action', id: 'date-time', label: tray.dateTime, isDefault: true, onSelect: showDate },
    {
      kind: 'action',
      id: 'copy-time',
      label: tray.copyTime,
      icon: 'copy',
      onSelect: () => void copy(new Date().toISOString()),
    },
  ]
  if (block !== null)
    rows.push({
      kind: 'action',
      id: 'copy-block',
      label: tray.copyBlock,
      onSelect: () => void copy(String(block)),
    })
  return rows
}
