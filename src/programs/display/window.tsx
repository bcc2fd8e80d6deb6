'use client'

import { useState } from 'react'
import { useStore } from 'zustand'
import { chooseAnalytics, wantsAnalytics } from '@/browser/analytics-choice'
import { chooseSkin, skin } from '@/desktop/skin'
import { useCommunity } from '@/desktop/use-community'
import { useDesktopStore } from '@/desktop/use-desktop'
import { skins } from '@/skins/registry'
import type { ProgramProps } from '../program-props'
import styles from './display.module.css'
import { MonitorPreview } from './monitor-preview'
import { UsageStatistics } from './usage-statistics'

/**
 * Display Properties: a monitor that shows each skin before it is chosen `[S4.6]`, and where they are
 * configured, the choice about usage statistics `[S4.10]`.
 */
export default function DisplayWindow({ windowId }: ProgramProps) {
  const store = useDesktopStore()
  const { defaultSkin } = useCommunity()
  const current = useStore(skin, ({ id }) => id) ?? defaultSkin
  const [shown, setShown] = useState<string | null>(null)
  const [statistics, setStatistics] = useState<boolean | null>(null)
  const preview = shown ?? current
  const isChanged = (shown !== null && shown !== current) || statistics !== null
  const close = () => store.dispatch({ type: 'closed', id: windowId })

  function apply() {
    if (shown !== null) chooseSkin(shown)
    if (statistics !== null) chooseAnalytics(statistics)
    setStatistics(null)
  }

  return (
    <form
      className={styles.display}
      onSubmit={(event) => {
        event.preventDefault()
        apply()
        close()
      }}
    >
      <MonitorPreview skinId={preview} />
      <fieldset>
        <legend>Skin</legend>
        {skins.map(({ id, name }) => (
          <label key={id} className="field-row">
            <input
              type="radio"
              name="skin"
              value={id}
              checked={preview === id}
              onChange={() => setShown(id)}
            />
            {name}
          </label>
        ))}
      </fieldset>
      <UsageStatistics isOn={statistics ?? wantsAnalytics()} onChange={setStatistics} />
      <div className={`button-row ${styles.buttons}`}>
        <button type="submit" data-default>
          OK
        </button>
        <button type="button" onClick={close}>
          Cancel
        </button>
        <button type="button" disabled={!isChanged} onClick={apply}>
          Apply
        </button>
      </div>
    </form>
  )
}
