import { useCallback } from 'react'
import { askInMessageBox } from '@/desktop/message-boxes'
import { useDesktopStore } from '@/desktop/use-desktop'
import type { DesktopEntry } from '@/domain/navigation/desktop-entries'
import { findProgram } from '@/programs/registry'
import { windowRequest } from '@/programs/window-request'
import { common } from '@/texts/common'
import { shellBoxes } from '@/texts/shell-boxes'

import { focusFrontWindow } from './windows/focus-front-window'

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
          text: shellBoxes.notConfigured(entry.label),
          details: shellBoxes.setting(entry.setting),
          buttons: [common.ok],
        })
        return
      }
      const program = findProgram(entry.id)
      if (!program) return
      store.dispatch({ type: 'opened', request: windowRequest(program) })
      focusFrontWindow(store)
    },
    [store],
  )
}
