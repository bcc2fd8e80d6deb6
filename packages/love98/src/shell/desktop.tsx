import type { MouseEvent } from 'react'
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { createDesktopStore } from '@/desktop/desktop-store'
import { showMessageBox } from '@/desktop/message-boxes'
import { announcements } from '@/desktop/notifications/announcements'
import { CommunityContext, type DesktopCommunity } from '@/desktop/use-community'
import { DesktopContext, useDesktop, useDesktopStore } from '@/desktop/use-desktop'
import { OpenedDescription } from '@/desktop/use-opened-description'
import { settingIn } from '@/domain/community/file-name'
import type { DesktopEntry } from '@/domain/navigation/desktop-entries'
import { linkEntries, programEntries } from '@/domain/navigation/desktop-entries'
import { programPath } from '@/domain/navigation/program-path'
import { reduceDesktop } from '@/domain/windows/reduce-desktop'
import { emptyDesktop, frontWindow } from '@/domain/windows/windows'
import { findProgram, programs } from '@/programs/registry'
import { knownArgument, windowRequest } from '@/programs/window-request'
import { common } from '@/texts/common'
import { desktopPage } from '@/texts/desktop-page'
import { notFound } from '@/texts/not-found'
import { shellBoxes } from '@/texts/shell-boxes'
import { skipLinks } from '@/texts/skip-links'
import styles from './desktop.module.css'
import { replayEarlyClicks } from './hydration'
import { DesktopIcons } from './icons/desktop-icons'
import liveRegionsStyles from './live-regions.module.css'
import noscriptLinksStyles from './noscript-links.module.css'
import { LazyServices } from './services/lazy-services'
import { useAnalytics } from './services/use-analytics'
import { useAppearanceSync } from './services/use-appearance-sync'
import { useTooltips } from './services/use-tooltips'
import { useUnhandledRejections } from './services/use-unhandled-rejections'
import skipLinksStyles from './skip-links.module.css'
import { Taskbar } from './taskbar/taskbar'
import { focusFrontWindow } from './windows/focus-front-window'
import { WindowHost } from './windows/window-host'

type DesktopProps = {
  community: DesktopCommunity
  /** The program of this page. Its window is open from the first paint. */
  openProgram?: string | undefined
  openArgument?: string | null
  description?: string
  isLost?: boolean
}

/** The complete desktop, rendered on the server. Without JavaScript it is a list of links. */
export function Desktop(props: DesktopProps) {
  const { community, openProgram, openArgument = null, description = '', isLost = false } = props
  const [store] = useState(() => {
    const program = openProgram === undefined ? null : findProgram(openProgram)
    return createDesktopStore(
      program
        ? // Uses the position from the server, which cannot read the stored language and its text direction.
          reduceDesktop(emptyDesktop, {
            type: 'opened',
            request: { ...windowRequest(program, openArgument), isMirrored: false },
          })
        : emptyDesktop,
    )
  })
  return (
    <CommunityContext value={community}>
      <DesktopContext value={store}>
        <OpenedDescription value={description}>
          <Screen community={community} openProgram={openProgram} />
        </OpenedDescription>
        {isLost && <NotFoundNotice />}
      </DesktopContext>
    </CommunityContext>
  )
}

function Screen({ community, openProgram }: DesktopProps) {
  const workArea = useWorkArea()
  const openEntry = useOpenEntry()
  useAppearanceSync()
  useUrlArgument(openProgram)
  useUnhandledRejections()
  useAnalytics()
  useTooltips()
  useEffect(replayEarlyClicks, [])
  const entries = [...programEntries(community.programs, programs), ...linkEntries(community)]
  return (
    <div className={styles.screen} data-backdrop="">
      <SkipLinks />
      <main ref={workArea} className={styles.area}>
        <h1 className="visually-hidden">
          {community.site.name}: {community.site.sentence}
        </h1>
        <DesktopIcons entries={entries.filter(({ place }) => place === 'desktop')} onOpen={openEntry} />
        <NoscriptLinks entries={entries.filter(({ place }) => place === 'start')} />
        <WindowHost />
      </main>
      <Taskbar entries={entries} onOpen={openEntry} />
      <LazyServices />
      <LiveRegions />
    </div>
  )
}

/**
 * ARIA live regions for screen readers. They are always in the document: only changes of an existing region
 * are announced.
 */
export function LiveRegions() {
  const { polite, urgent } = useStore(announcements)
  return (
    <div className={liveRegionsStyles.regions}>
      <p role="status">{polite}</p>
      <p role="alert">{urgent}</p>
    </div>
  )
}

/** The Start menu's links that have no desktop icon, for browsers without JavaScript: they cannot open the menu. */
function NoscriptLinks({ entries }: { entries: readonly DesktopEntry[] }) {
  return (
    <noscript>
      <nav aria-label={desktopPage.moreLinks} className={noscriptLinksStyles.links}>
        <ul>
          {entries.map((entry) => (
            <li key={entry.id}>
              {entry.kind === 'unset' ? (
                `${entry.label}: ${common.notConfigured}`
              ) : (
                <a href={entry.href}>{entry.label}</a>
              )}
            </li>
          ))}
        </ul>
      </nav>
    </noscript>
  )
}

function NotFoundNotice() {
  const { withoutScripts } = notFound
  const [isAnswered, setIsAnswered] = useState(false)

  useEffect(() => {
    const { heading, text, ok } = notFound
    const { pathname, search } = location
    const path = pathname.length > longestPath ? `${pathname.slice(0, longestPath)}…` : pathname
    void showMessageBox({ title: heading, icon: 'error', text: text(path), buttons: [ok] }).then(() => {
      setIsAnswered(true)
      // A program that was opened meanwhile has set a valid URL.
      if (location.pathname === pathname) history.replaceState(history.state, '', programPath(null, search))
    })
  }, [])

  // Also without JavaScript, and while the code of the message box cannot be loaded.
  return isAnswered ? null : <p className={styles.notice}>{withoutScripts}</p>
}

/** Characters; an address can be longer than a screen. */
const longestPath = 120

function SkipLinks() {
  const front = useDesktop(frontWindow)
  return (
    <div className={skipLinksStyles.links}>
      {front !== null && <SkipLink to={front} label={skipLinks.toWindow} />}
      <SkipLink to="taskbar" label={skipLinks.toTaskbar} />
      <SkipLink to="start" label={skipLinks.toStart} />
    </div>
  )
}

function SkipLink({ to, label }: { to: string; label: string }) {
  // No history entry for the fragment.
  const go = (event: MouseEvent) => {
    event.preventDefault()
    document.getElementById(to)?.focus()
  }
  return (
    <a className={skipLinksStyles.link} data-skip="" href={`#${to}`} onClick={go}>
      {label}
    </a>
  )
}

export function useOpenEntry(): (entry: DesktopEntry) => void {
  const store = useDesktopStore()
  return useCallback(
    (entry) => {
      if (entry.kind === 'link') {
        window.open(entry.href, '_blank', 'noopener,noreferrer')
        return
      }
      if (entry.kind === 'unset') {
        void showMessageBox({
          title: entry.label,
          icon: 'info',
          text: shellBoxes.notConfigured(entry.label),
          details: settingIn(entry.setting),
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

function useUrlArgument(openProgram: string | undefined): void {
  const store = useDesktopStore()

  // Pages are prerendered without a query string; only the browser has it.
  useEffect(() => {
    const program = openProgram === undefined ? null : findProgram(openProgram)
    const argument = program && knownArgument(program, new URLSearchParams(location.search).get('open'))
    const [window] = Object.values(store.getState().windows)
    if (argument !== null && window) store.dispatch({ type: 'argumentChanged', id: window.id, argument })
  }, [store, openProgram])
}

function useWorkArea(): RefObject<HTMLElement | null> {
  const area = useRef<HTMLElement>(null)
  const store = useDesktopStore()

  useEffect(() => {
    const element = area.current
    if (!element) return
    const observer = new ResizeObserver(() => {
      const { clientWidth: width, clientHeight: height } = element
      store.dispatch({ type: 'areaChanged', area: { width, height }, isMirrored: document.dir === 'rtl' })
      element.dataset.measured = ''
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [store])

  return area
}
