import { useCallback } from 'react'
import { askInMessageBox } from '@/desktop/message-boxes'
import { useDesktopStore } from '@/desktop/use-desktop'
import type { DesktopEntry } from '@/domain/desktop-entries'
import { findProgram } from '@/programs/registry'
import { windowRequest } from '@/programs/window-request'

/** Opens what an icon or a row of the Start menu stands for. */
export function useOpenEntry(): (entry: DesktopEntry) => void {
  const store = useDesktopStore()
  return useCallback(
    (entry) => {
      if (entry.kind === 'link') {
        window.open(entry.href, '_blank', 'noopener,noreferrer')
        return
      }
      if (entry.kind === 'unset') {
        void askInMessageBox({
          title: entry.label,
          icon: 'info',
          text: `${entry.label} is not configured.\nSet ${entry.setting} in love98.config.ts to the address it should open.`,
          buttons: ['OK'],
        })
        return
      }
      const program = findProgram(entry.id)
      if (program) store.dispatch({ type: 'opened', request: windowRequest(program) })
    },
    [store],
  )
}
