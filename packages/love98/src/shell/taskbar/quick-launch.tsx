import { useEffect } from 'react'
import { useStore } from 'zustand'
import { quickLaunch } from '@/desktop/preferences/toolbars'
import { useDesktop, useDesktopStore } from '@/desktop/use-desktop'
import type { DesktopEntry } from '@/domain/navigation/desktop-entries'
import { taskbar } from '@/texts/taskbar'

import { ExternalLink } from '@/ui/external-link'
import { Icon } from '@/ui/icon'
import styles from './quick-launch.module.css'

type QuickLaunchProps = {
  entries: readonly DesktopEntry[]
  onOpen: (entry: DesktopEntry) => void
}

/** Finds the programs and the link to X in Quick Launch, if the community has them. Show Desktop is always there. */
const launched: readonly ((entry: DesktopEntry) => boolean)[] = [
  ({ id }) => id === 'heartbreak',
  ({ id }) => id === 'pairs',
  ({ kind, icon }) => kind === 'link' && ['twitter', 'x'].includes(icon),
]

export function QuickLaunch({ entries, onOpen }: QuickLaunchProps) {
  const store = useDesktopStore()
  const isShowingDesktop = useDesktop(({ minimizedByShowDesktop }) => minimizedByShowDesktop.length > 0)
  const isShown = useStore(quickLaunch)

  useEffect(quickLaunch.adopt, [])

  if (!isShown) return null
  const shown = launched.flatMap((isLaunched) => entries.find(isLaunched) ?? [])
  return (
    <>
      <span className={styles.divider} />
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is of a form */}
      <div role="group" aria-label={taskbar.quickLaunch} className={styles.group}>
        <button
          type="button"
          className={styles.launch}
          data-tip={isShowingDesktop ? taskbar.showWindows : taskbar.showDesktop}
          aria-label={taskbar.showDesktop}
          aria-pressed={isShowingDesktop}
          onClick={() => store.dispatch({ type: isShowingDesktop ? 'allRestored' : 'allMinimized' })}
        >
          <Icon name="show-desktop" size={16} />
        </button>
        {shown.map((entry) => (
          <Launch key={entry.id} entry={entry} onOpen={() => onOpen(entry)} />
        ))}
      </div>
      <span className={styles.divider} />
    </>
  )
}

function Launch({ entry, onOpen }: { entry: DesktopEntry; onOpen: () => void }) {
  const face = { className: styles.launch, 'data-tip': entry.label, 'aria-label': entry.label }
  if (entry.kind === 'unset') return null
  if (entry.kind === 'link')
    return (
      <ExternalLink {...face} href={entry.href}>
        <Icon name={entry.icon} size={16} />
      </ExternalLink>
    )
  return (
    <button {...face} type="button" onClick={onOpen}>
      <Icon name={entry.icon} size={16} />
    </button>
  )
}
