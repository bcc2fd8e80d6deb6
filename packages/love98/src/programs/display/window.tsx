import { useEffect, useEffectEvent, useState } from 'react'
import { loadChunk } from '@/browser/load-chunk'
import { showMessageBox } from '@/desktop/message-boxes'
import { densities } from '@/domain/appearance/density'
import { errorMessage } from '@/domain/errors'
import { dismissShortcuts } from '@/domain/keyboard/desktop-shortcuts'
import { handleShortcut } from '@/domain/keyboard/shortcuts'
import { skins } from '@/skins/registry'
import { common } from '@/texts/common'
import { display } from '@/texts/display'
import { ContextHelp } from '@/ui/context-help/context-help'
import { DialogButtons } from '@/ui/dialog-buttons/dialog-buttons'
import { RadioGroup } from '@/ui/radio-group/radio-group'
import { Tabs } from '@/ui/tabs/tabs'
import type { ProgramProps } from '../program-props'
import { BackgroundPage } from './background-page'
import styles from './display.module.css'
import type { DisplaySettings } from './draft'
import { applyDraft, changesOf, type DisplayDraft } from './draft'
import { EffectsPage } from './effects-page'
import { MonitorPreview } from './monitor-preview'
import { SaverOfMonitor, SaverPage } from './saver-page'
import { SchemeGroup } from './schemes/scheme-group'
import { useLinkedScheme } from './schemes/use-linked-scheme'
import { applyDisplay, useDisplaySettings } from './use-display-settings'

const tabIds = ['background', 'saver', 'appearance', 'effects'] as const
type TabId = (typeof tabIds)[number]

/** The texts are loaded with the first question. */
const loadHelp = (control: string): Promise<string | undefined> =>
  loadChunk(() => import('./help-texts')).then(({ helpTexts }) => helpTexts()[control], errorMessage)

/**
 * Display Properties: a monitor previews each skin and wallpaper before it is chosen `[S4.6]`. OK and Apply store the
 * changes, and Cancel discards them. Closing the window in another way asks first.
 */
export default function DisplayWindow({ argument, setArgument, close, guardClose }: ProgramProps) {
  const current = useDisplaySettings()
  const [draft, setDraft] = useState<DisplayDraft>({})
  const [previewed, setPreviewed] = useState<DisplayDraft>({})
  const changes = changesOf(current, draft)
  const isChanged = Object.keys(changes).length > 0
  const wanted = applyDraft(current, draft)
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
    const answer = await showMessageBox({
      title,
      text,
      icon: 'question',
      buttons: [yes, no, cancel],
      cancel,
    })
    if (answer === yes) apply()
    return answer === yes || answer === no
  })
  // Asks before the window is closed with changes.
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
        // The same key may end a screen saver.
        const isInside = event.target instanceof Element && event.target.closest('dialog') === null
        if (!event.defaultPrevented && isInside)
          handleShortcut(dismissShortcuts, event, { dismiss: closeWithout })
      }}
    >
      <Tabs<TabId>
        label={display.tabsLabel}
        tabs={tabIds.map((id) => ({ id, label: display.tabs[id] }))}
        selected={tab}
        onSelect={setArgument}
      >
        {tab !== 'effects' && (
          <MonitorPreview {...wanted} {...previewed} isBare={tab === 'background'}>
            {tab === 'saver' && <SaverOfMonitor written={wanted.saver} />}
          </MonitorPreview>
        )}
        {tab === 'background' && (
          <BackgroundPage settings={wanted} onChange={change} onPreview={setPreviewed} />
        )}
        {tab === 'saver' && <SaverPage settings={wanted} onChange={change} />}
        {tab === 'appearance' && (
          <AppearancePage settings={wanted} onChange={change} onPreview={setPreviewed} />
        )}
        {tab === 'effects' && <EffectsPage settings={wanted} onChange={change} />}
      </Tabs>
      <ContextHelp load={loadHelp} />
      <DialogButtons className={styles.buttons} primary={{ label: common.ok, 'data-help': 'ok' }}>
        <button type="button" data-help="cancel" onClick={closeWithout}>
          {display.cancel}
        </button>
        <button type="button" data-help="apply" disabled={!isChanged} onClick={apply}>
          {display.apply}
        </button>
      </DialogButtons>
    </form>
  )
}

type PageProps = {
  settings: DisplaySettings
  onChange: (part: DisplayDraft) => void
  /** Called with the hovered or focused option, or with an empty draft. */
  onPreview: (part: DisplayDraft) => void
}

function AppearancePage({ settings, onChange, onPreview }: PageProps) {
  return (
    <div className={styles.groups}>
      <div className={styles.pair}>
        <RadioGroup
          label={display.skin}
          help="skin"
          options={skins.map(({ id, name }) => ({ id, label: name }))}
          value={settings.skin}
          onChange={(skin) => onChange({ skin, scheme: null })}
          onPoint={(skin) => onPreview(skin === undefined ? {} : { skin, scheme: null })}
        />
        <RadioGroup
          label={display.size}
          help="size"
          options={densities.map((id) => ({ id, label: display.sizes[id] }))}
          value={settings.density}
          onChange={(density) => onChange({ density })}
        />
      </div>
      <SchemeGroup settings={settings} onChange={onChange} />
    </div>
  )
}
