import { useRef } from 'react'
import { useDesktopStore } from '@/desktop/use-desktop'
import { windows } from '@/texts/windows'

import { Icon } from '@/ui/icon'
import { openWindowMenu, prepareWindowMenu } from './open-window-menu'
import styles from './window-frame.module.css'

/** The small icon of a caption: one click opens the system menu below it, a double click closes the window. */
export function CaptionIcon({ id, icon, title }: { id: string; icon: string; title: string }) {
  const store = useDesktopStore()
  const button = useRef<HTMLButtonElement>(null)
  return (
    <button
      ref={button}
      type="button"
      className={styles.icon}
      aria-haspopup="menu"
      aria-label={windows.systemMenu(title)}
      onPointerEnter={prepareWindowMenu}
      onFocus={prepareWindowMenu}
      onClick={({ detail }) => {
        if (detail > 1) void store.close(id)
        else if (button.current) openWindowMenu(store, id, button.current)
      }}
    >
      <Icon name={icon} size={16} />
    </button>
  )
}
