import { useState } from 'react'
import { createDesktopStore } from '@/desktop/desktop-store'
import { CommunityContext, type DesktopCommunity } from '@/desktop/use-community'
import { DesktopContext } from '@/desktop/use-desktop'
import { OpenedDescription } from '@/desktop/use-opened-description'
import { reduceDesktop } from '@/domain/desktop/reduce-desktop'
import { emptyDesktop } from '@/domain/desktop/windows'
import { linkEntries, programEntries } from '@/domain/navigation/desktop-entries'
import { findProgram, programs } from '@/programs/registry'
import { windowRequest } from '@/programs/window-request'
import styles from './desktop.module.css'
import { DesktopIcons } from './icons/desktop-icons'
import { LiveRegions } from './live-regions'
import { MessageBoxHost } from './message-box-host'
import { NoscriptLinks } from './noscript-links'
import { NotFoundNotice } from './not-found-notice'
import { LazyServices } from './services/lazy-services'
import { useAnalytics } from './services/use-analytics'
import { useAppearanceSync } from './services/use-appearance-sync'
import { useTooltips } from './services/use-tooltips'
import { useUnhandledRejections } from './services/use-unhandled-rejections'
import { SkipLinks } from './skip-links'
import { Taskbar } from './taskbar/taskbar'
import { useOpenEntry } from './use-open-entry'
import { useReplayEarlyClicks } from './use-replay-early-clicks'
import { useUrlArgument } from './use-url-argument'
import { useWorkArea } from './use-work-area'
import { WindowHost } from './windows/window-host'

type DesktopProps = {
  community: DesktopCommunity
  /** The program of this page. Its window is open from the first paint. */
  openProgram?: string | undefined
  /** The argument of that window, if the path has one. */
  openArgument?: string | null
  /** One sentence about the program. */
  description?: string
  /** True if the URL does not exist. The desktop then shows a message. */
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
  useReplayEarlyClicks()
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
      <MessageBoxHost />
      <LazyServices />
      <LiveRegions />
    </div>
  )
}
