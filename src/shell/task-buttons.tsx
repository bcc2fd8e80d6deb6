import { useDesktop, useDesktopStore } from '@/desktop/use-desktop'
import { focusedWindow } from '@/domain/windows'
import { taskbarTexts } from '@/texts/en/taskbar'
import { useTexts } from '@/texts/use-texts'
import { Icon } from '@/ui/icon'
import styles from './taskbar.module.css'

/** A button in the taskbar for each window, in the order of opening. */
export function TaskButtons() {
  const ids = useDesktop(({ windows }) => Object.keys(windows).join(' '))
  return (
    <ul className={styles.tasks}>
      {ids !== '' &&
        ids.split(' ').map((id) => (
          <li key={id}>
            <TaskButton id={id} />
          </li>
        ))}
    </ul>
  )
}

function TaskButton({ id }: { id: string }) {
  const texts = useTexts(taskbarTexts)
  const store = useDesktopStore()
  const window = useDesktop(({ windows }) => windows[id])
  const active = useDesktop((desktop) => focusedWindow(desktop) === id)
  if (!window) return null
  return (
    <button
      type="button"
      className={styles.task}
      aria-pressed={active}
      aria-describedby={window.minimised ? `${id}-minimised` : undefined}
      // The window must keep the focus until the click has told whether it was the active one.
      onPointerDown={(event) => event.preventDefault()}
      onClick={() => {
        store.dispatch({ type: active ? 'minimised' : 'focused', id })
        if (!active && !window.minimised) document.getElementById(id)?.focus({ preventScroll: true })
      }}
    >
      <Icon name={window.icon} size={16} />
      <span className={styles.title}>{window.title}</span>
      <span id={`${id}-minimised`} hidden>
        {texts.minimised}
      </span>
    </button>
  )
}
