import { densities } from '@/domain/appearance/density'
import { skins } from '@/skins/registry'
import { displayTexts } from '@/texts/en/programs/display'
import { useTexts } from '@/texts/use-texts'
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
  const texts = useTexts(displayTexts)
  return (
    <div className={styles.groups}>
      <div className={styles.pair}>
        <fieldset>
          <legend>{texts.skin}</legend>
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
          <legend>{texts.size}</legend>
          {densities.map((id) => (
            <label key={id} className="field-row">
              <input
                type="radio"
                name="size"
                value={id}
                checked={settings.density === id}
                onChange={() => onChange({ density: id })}
              />
              {texts.sizes[id]}
            </label>
          ))}
        </fieldset>
      </div>
      <SchemeGroup settings={settings} onChange={onChange} />
    </div>
  )
}
