import { densities } from '@/domain/appearance/density'
import { skins } from '@/skins/registry'
import { display } from '@/texts/display'

import styles from './display.module.css'
import type { DisplayDraft, DisplaySettings } from './draft'
import { SchemeGroup } from './schemes/scheme-group'

type PageProps = {
  settings: DisplaySettings
  onChange: (part: DisplayDraft) => void
  /** The hovered or focused option, or nothing. */
  onLook: (part: DisplayDraft) => void
}

/** The Appearance page: skin, size and color scheme. */
export function AppearancePage({ settings, onChange, onLook }: PageProps) {
  return (
    <div className={styles.groups}>
      <div className={styles.pair}>
        <fieldset>
          <legend>{display.skin}</legend>
          {skins.map(({ id, name }) => (
            <label
              key={id}
              className="field-row"
              onPointerEnter={() => onLook({ skin: id, scheme: null })}
              onPointerLeave={() => onLook({})}
            >
              <input
                type="radio"
                name="skin"
                value={id}
                checked={settings.skin === id}
                onChange={() => onChange({ skin: id, scheme: null })}
              />
              {name}
            </label>
          ))}
        </fieldset>
        <fieldset>
          <legend>{display.size}</legend>
          {densities.map((id) => (
            <label key={id} className="field-row">
              <input
                type="radio"
                name="size"
                value={id}
                checked={settings.density === id}
                onChange={() => onChange({ density: id })}
              />
              {display.sizes[id]}
            </label>
          ))}
        </fieldset>
      </div>
      <SchemeGroup settings={settings} onChange={onChange} />
    </div>
  )
}
