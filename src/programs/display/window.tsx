'use client'

import { useState } from 'react'
import { useStore } from 'zustand'
import { chooseSkin, skin } from '@/desktop/skin'
import { useCommunity } from '@/desktop/use-community'
import { useDesktopStore } from '@/desktop/use-desktop'
import { skins } from '@/skins/registry'
import type { ProgramProps } from '../program-props'
import styles from './display.module.css'
import { MonitorPreview } from './monitor-preview'

/** Display Properties: a monitor that shows each skin before it is chosen `[S4.6]`. */
export default function DisplayWindow({ windowId }: ProgramProps) {
  const store = useDesktopStore()
  const { defaultSkin } = useCommunity()
  const current = useStore(skin, ({ id }) => id) ?? defaultSkin
  const [shown, setShown] = useState<string | null>(null)
  const preview = shown ?? current
  const close = () => store.dispatch({ type: 'closed', id: windowId })

  return (
    <form
      className={styles.display}
      onSubmit={(event) => {
        event.preventDefault()
        if (shown !== null) chooseSkin(shown)
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
      <div className={`button-row ${styles.buttons}`}>
        <button type="submit" data-default>
          OK
        </button>
        <button type="button" onClick={close}>
          Cancel
        </button>
        <button
          type="button"
          disabled={shown === null || shown === current}
          onClick={() => shown !== null && chooseSkin(shown)}
        >
          Apply
        </button>
      </div>
    </form>
  )
}
