import { type ComponentType, useCallback, useRef, useState } from 'react'
import { askInMessageBox } from '@/desktop/message-boxes'
import { errorDetails, LoveError } from '@/domain/errors'
import { Icon } from '@/ui/icon'
import styles from './start-button.module.css'
import type { StartMenuProps } from './start-menu'

type StartButtonProps = Pick<StartMenuProps, 'entries' | 'onOpen'>

const loadStartMenu = () => import('./start-menu')

/** The Start button; its menu is loaded when the pointer or the focus comes near, or when it is pressed. */
export function StartButton({ entries, onOpen }: StartButtonProps) {
  const button = useRef<HTMLButtonElement>(null)
  const [menu, setMenu] = useState<ComponentType<StartMenuProps> | null>(null)
  const Menu = menu

  const close = useCallback(() => {
    setMenu(null)
    button.current?.focus({ preventScroll: true })
  }, [])

  const toggle = async () => {
    if (menu) return close()
    try {
      const { StartMenu } = await loadStartMenu()
      setMenu(() => StartMenu)
    } catch (cause) {
      const failure = new LoveError('chunk-unavailable', cause)
      const box = { title: 'Start', icon: 'error', text: failure.message, buttons: ['OK'] } as const
      await askInMessageBox({ ...box, details: errorDetails(failure) })
    }
  }
  const prefetch = () => {
    loadStartMenu().catch(() => undefined)
  }

  return (
    <div className={styles.start}>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-haspopup="menu"
        aria-expanded={menu !== null}
        onPointerEnter={prefetch}
        onFocus={prefetch}
        onClick={toggle}
      >
        <Icon name="start" size={16} />
        Start
      </button>
      {Menu && <Menu entries={entries} opener={button} onOpen={onOpen} onClose={close} />}
    </div>
  )
}
