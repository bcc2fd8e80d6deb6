import { useCallback } from 'react'
import { askInMessageBox } from '@/desktop/message-boxes'
import { useDesktopStore } from '@/desktop/use-desktop'
import type { DesktopEntry } from '@/domain/navigation/desktop-entries'
import { findProgram } from '@/programs/registry'
import { windowRequest } from '@/programs/window-request'
import { shellBoxTexts } from '@/texts/en/shell/shell'
import { inLocale } from '@/texts/locale'
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
        const texts = inLocale(shellBoxTexts)
        void askInMessageBox({
          title: entry.label,
          icon: 'info',
          text: texts.notConfigured(entry.label),
          details: texts.setting(entry.setting),
          buttons: [texts.ok],
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
