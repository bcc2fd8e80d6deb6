import { type ComponentType, type RefObject, useCallback, useRef, useState } from 'react'
import { loadChunk } from '@/browser/load-chunk'

export type TrayPanelProps = { button: RefObject<HTMLButtonElement | null>; onClose: () => void }

/**
 * A panel of the tray. Its code is loaded when the pointer or the focus reaches its button, or when the visitor clicks
 * the button.
 */
export function useTrayPanel(load: () => Promise<ComponentType<TrayPanelProps>>) {
  const button = useRef<HTMLButtonElement>(null)
  const [panel, setPanel] = useState<{ Panel: ComponentType<TrayPanelProps> } | null>(null)

  const onClose = useCallback(() => {
    setPanel(null)
    button.current?.focus({ preventScroll: true })
  }, [])
  const toggle = async () => {
    if (panel) return onClose()
    setPanel({ Panel: await loadChunk(load) })
  }
  const prefetch = () => {
    load().catch(() => undefined)
  }
  return {
    Panel: panel?.Panel ?? null,
    panelProps: { button, onClose },
    buttonProps: {
      ref: button,
      'aria-haspopup': 'dialog' as const,
      'aria-expanded': panel !== null,
      onPointerEnter: prefetch,
      onFocus: prefetch,
      onClick: toggle,
    },
  }
}
