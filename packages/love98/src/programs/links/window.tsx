import { useStore } from 'zustand'
import { showMessageBox } from '@/desktop/message-boxes'
import { isWebStyle, webStyle } from '@/desktop/preferences/folder-options'
import { useCommunity } from '@/desktop/use-community'
import { useDesktop, useDesktopStore } from '@/desktop/use-desktop'
import { settingIn } from '@/domain/community/file-name'
import type { DesktopEntry } from '@/domain/navigation/desktop-entries'
import { folderEntries, isLinkFolder } from '@/domain/navigation/link-folders'
import { nearestInDirection } from '@/domain/windows/icon-navigation'
import { common } from '@/texts/common'
import { linkFolder } from '@/texts/link-folder'
import { copyText } from '@/ui/copy-button/copy-text'

import { Explorer } from '@/ui/explorer/explorer'
import type { ExplorerItem } from '@/ui/explorer/explorer-item'
import type { ProgramProps } from '../program-props'
import { findProgram } from '../registry'
import { windowRequest } from '../window-request'

/** A folder of links `[S1.2]`. The program of the window decides which folder, and the community's file its links. */
export default function LinksWindow({ windowId, close }: ProgramProps) {
  const community = useCommunity()
  const opensOnClick = useStore(webStyle, isWebStyle)
  const store = useDesktopStore()
  const program = findProgram(useDesktop(({ windows }) => windows[windowId]?.program ?? ''))
  if (!program || !isLinkFolder(program.id)) return null
  const entries = folderEntries(program.id, community)
  const help = findProgram('help')

  return (
    <Explorer
      title={program.title}
      icon={program.icon}
      about={linkFolder.about[program.id]}
      items={entries.map((entry) => itemOf(entry))}
      empty={
        <>
          <p>{linkFolder.nothing}</p>
          <p>{linkFolder.notSetUp}</p>
        </>
      }
      opensOnClick={opensOnClick}
      findNearest={nearestInDirection}
      onOpen={(item) => open(item, entries)}
      onCopy={copyText}
      onHelp={() => {
        if (help) store.dispatch({ type: 'opened', request: windowRequest(help, program.id) })
      }}
      onClose={close}
    />
  )
}

function itemOf(entry: DesktopEntry): ExplorerItem {
  const { id, label, icon, picture } = entry
  const face = { id, label, icon, picture }
  if (entry.kind === 'unset') return { ...face, href: null, detail: common.notConfigured }
  return { ...face, href: entry.href, detail: entry.href }
}

function open(item: ExplorerItem, entries: readonly DesktopEntry[]): void {
  if (item.href !== null) {
    window.open(item.href, '_blank', 'noopener,noreferrer')
    return
  }
  const entry = entries.find(({ id }) => id === item.id)
  if (entry?.kind !== 'unset') return
  void showMessageBox({
    title: entry.label,
    icon: 'info',
    text: linkFolder.missing(entry.label),
    details: settingIn(entry.setting),
    buttons: [common.ok],
  })
}
