import { useEffect, useEffectEvent, useState } from 'react'
import { askInMessageBox } from '@/desktop/message-boxes'
import { common } from '@/texts/common'
import { display } from '@/texts/display'

import { Tabs } from '@/ui/tabs/tabs'
import type { ProgramProps } from '../program-props'
import { AppearancePage } from './appearance-page'
import { BackgroundPage } from './background-page'
import styles from './display.module.css'
import { changesOf, type DisplayDraft, drafted } from './draft'
import { EffectsPage } from './effects-page'
import { MonitorPreview } from './monitor-preview'
import { SaverOfMonitor, SaverPage } from './saver-page'
import { useLinkedScheme } from './schemes/use-linked-scheme'
import { applyDisplay, useDisplaySettings } from './use-display-settings'

const tabIds = ['background', 'saver', 'appearance', 'effects'] as const
type TabId = (typeof tabIds)[number]

/**
 * Display Properties: a monitor that shows each skin and wallpaper before it is chosen `[S4.6]`. OK and Apply keep what
 * was changed, Cancel drops it, and closing the window otherwise asks first.
 */
export default function DisplayWindow({ argument, setArgument, close, guardClose }: ProgramProps) {
  const current = useDisplaySettings()
  const [draft, setDraft] = useState<DisplayDraft>({})
  /** The hovered or focused option: previewed, not chosen. */
  const [looking, setLooking] = useState<DisplayDraft>({})
  const changes = changesOf(current, draft)
  const isChanged = Object.keys(changes).length > 0
  const wanted = drafted(current, draft)
  const tab = tabIds.find((id) => id === argument) ?? 'appearance'
  const change = (part: DisplayDraft) => setDraft({ ...draft, ...part })
  useLinkedScheme()

  const apply = () => {
    applyDisplay(changes)
    setDraft({})
  }
  const mayClose = useEffectEvent(async () => {
    if (!isChanged) return true
    const { unsavedTitle: title, unsaved: text, yes, no, cancel } = display
    const answer = await askInMessageBox({
      title,
      text,
      icon: 'question',
      buttons: [yes, no, cancel],
      cancel,
    })
    if (answer === yes) apply()
    return answer === yes || answer === no
  })
  // The close guard in the desktop store.
  useEffect(() => (isChanged ? guardClose(() => mayClose()) : undefined), [guardClose, isChanged])

  const closeWithout = () => {
    // Cancel discards without asking.
    guardClose(async () => true)
    close()
  }

  return (
    <form
      className={styles.display}
      onSubmit={(event) => {
        event.preventDefault()
        apply()
        closeWithout()
      }}
      onKeyDown={(event) => {
        // A screen saver is ended by the same key.
        const isInside = event.target instanceof Element && event.target.closest('dialog') === null
        if (event.key === 'Escape' && !event.defaultPrevented && isInside) closeWithout()
      }}
    >
      <Tabs<TabId>
        label={display.tabsLabel}
        tabs={tabIds.map((id) => ({ id, label: display.tabs[id] }))}
        selected={tab}
        onSelect={setArgument}
      >
        {tab !== 'effects' && (
          <MonitorPreview {...wanted} {...looking}>
            {tab === 'saver' && <SaverOfMonitor written={wanted.saver} />}
          </MonitorPreview>
        )}
        {tab === 'background' && <BackgroundPage settings={wanted} onChange={change} onLook={setLooking} />}
        {tab === 'saver' && <SaverPage settings={wanted} onChange={change} />}
        {tab === 'appearance' && <AppearancePage settings={wanted} onChange={change} onLook={setLooking} />}
        {tab === 'effects' && <EffectsPage settings={wanted} onChange={change} />}
      </Tabs>
      <div className={`button-row ${styles.buttons}`}>
        <button type="submit" data-default>
          {common.ok}
        </button>
        <button type="button" onClick={closeWithout}>
          {display.cancel}
        </button>
        <button type="button" disabled={!isChanged} onClick={apply}>
          {display.apply}
        </button>
      </div>
    </form>
  )
}
