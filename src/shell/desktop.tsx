'use client'

import { useState } from 'react'
import { createDesktopStore } from '@/desktop/desktop-store'
import { CommunityContext, type DesktopCommunity } from '@/desktop/use-community'
import { DesktopContext } from '@/desktop/use-desktop'
import { reduceDesktop } from '@/domain/desktop/reduce-desktop'
import { emptyDesktop } from '@/domain/desktop/windows'
import { linkEntries, programEntries } from '@/domain/navigation/desktop-entries'
import { findProgram, programs } from '@/programs/registry'
import { windowRequest } from '@/programs/window-request'
import styles from './desktop.module.css'
import { DesktopIcons } from './desktop-icons'
import { LateServices } from './late-services'
import { LinksWithoutScripts } from './links-without-scripts'
import { LiveRegions } from './live-regions'
import { LostAddress } from './lost-address'
import { MessageBoxHost } from './message-box-host'
import { SkipLinks } from './skip-links'
import { Taskbar } from './taskbar'
import { useAnalytics } from './use-analytics'
import { useAppearanceFollowing } from './use-appearance-following'
import { useAskedArgument } from './use-asked-argument'
import { useEarlyPress } from './use-early-press'
import { useFailureBoxes } from './use-failure-boxes'
import { useOpenEntry } from './use-open-entry'
import { useTooltips } from './use-tooltips'
import { useWorkArea } from './use-work-area'
import { WindowHost } from './window-host'

type DesktopProps = {
  community: DesktopCommunity
  /** The program whose page this is: its window stands open from the first paint. */
  openProgram?: string | undefined
  /** The address leads nowhere: the desktop says so. */
  isLost?: boolean
}

/** The whole desktop, drawn on the server first: without scripts it is a list of links. */
export function Desktop({ community, openProgram, isLost = false }: DesktopProps) {
  const [store] = useState(() => {
    const program = openProgram === undefined ? null : findProgram(openProgram)
    return createDesktopStore(
      program
        ? reduceDesktop(emptyDesktop, { type: 'opened', request: windowRequest(program) })
        : emptyDesktop,
    )
  })
  return (
    <CommunityContext value={community}>
      <DesktopContext value={store}>
        <Screen community={community} openProgram={openProgram} />
        {isLost && <LostAddress />}
      </DesktopContext>
    </CommunityContext>
  )
}

function Screen({ community, openProgram }: DesktopProps) {
  const workArea = useWorkArea()
  const openEntry = useOpenEntry()
  useAppearanceFollowing()
  useAskedArgument(openProgram)
  useFailureBoxes()
  useAnalytics()
  useTooltips()
  useEarlyPress()
  const entries = [...programEntries(community.programs, programs), ...linkEntries(community)]
  return (
    <div className={styles.screen} data-backdrop="">
      <SkipLinks />
      <main ref={workArea} className={styles.area}>
        <h1 className="visually-hidden">
          {community.site.name}: {community.site.sentence}
        </h1>
        <DesktopIcons entries={entries.filter(({ place }) => place === 'desktop')} onOpen={openEntry} />
        <LinksWithoutScripts entries={entries.filter(({ place }) => place === 'start')} />
        <WindowHost />
      </main>
      <Taskbar entries={entries} onOpen={openEntry} />
      <MessageBoxHost />
      <LateServices />
      <LiveRegions />
    </div>
  )
}
