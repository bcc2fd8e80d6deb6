import { copyText } from '@/browser/clipboard'
import { notify } from '@/desktop/notifications/notifications'
import { trayTexts } from '@/texts/en/shell/tray'
import { inLocale } from '@/texts/locale'
import type { MenuItem } from '@/ui/menu/menu-items'

/** What can be done with the time: looked at in full, and taken along, with the block that was newest then. */
export function clockMenuItems(block: bigint | null, showDate: () => void): readonly MenuItem[] {
  const texts = inLocale(trayTexts)
  const copy = async (text: string) => {
    const title = (await copyText(text)) ? texts.copied : texts.notCopied
    notify({ id: 'copied', kind: 'information', icon: 'copy', title, text })
  }
  const rows: MenuItem[] = [
    { kind: 'action', id: 'date-time', label: texts.dateTime, isDefault: true, onSelect: showDate },
    {
      kind: 'action',
      id: 'copy-time',
      label: texts.copyTime,
      icon: 'copy',
      onSelect: () => void copy(new Date().toISOString()),
    },
  ]
  if (block !== null)
    rows.push({
      kind: 'action',
      id: 'copy-block',
      label: texts.copyBlock,
      onSelect: () => void copy(String(block)),
    })
  return rows
}
