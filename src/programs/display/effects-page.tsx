import { useId } from 'react'
import { languageLabel } from '@/language/language-label'
import { languages } from '@/language/languages'
import { display } from '@/texts/display'
import { DropDown } from '@/ui/drop-down/drop-down'
import styles from './display.module.css'
import type { DisplayDraft, DisplaySettings } from './draft'
import { UsageStatistics } from './usage-statistics'

type PageProps = { settings: DisplaySettings; onChange: (part: DisplayDraft) => void }

/** The Effects page: dragging, clicks, language and usage statistics. */
export function EffectsPage({ settings, onChange }: PageProps) {
  const languageId = useId()
  return (
    <div className={styles.groups}>
      <fieldset>
        <legend>{display.effects}</legend>
        <label className="field-row">
          <input
            type="checkbox"
            checked={settings.contents}
            onChange={({ target }) => onChange({ contents: target.checked })}
          />
          {display.contents}
        </label>
        <label className="field-row">
          <input
            type="checkbox"
            checked={settings.smoothFonts}
            onChange={({ target }) => onChange({ smoothFonts: target.checked })}
          />
          {display.smoothFonts}
        </label>
      </fieldset>
      <fieldset>
        <legend>{display.opening}</legend>
        {[true, false].map((isSingle) => (
          <label key={String(isSingle)} className="field-row">
            <input
              type="radio"
              name="click"
              checked={settings.singleClick === isSingle}
              onChange={() => onChange({ singleClick: isSingle })}
            />
            {isSingle ? display.singleClick : display.doubleClick}
          </label>
        ))}
      </fieldset>
      <fieldset>
        <legend id={languageId}>{display.language}</legend>
        <DropDown
          labelledBy={languageId}
          options={languages.map((language) => ({ id: language.id, label: languageLabel(language) }))}
          value={settings.language}
          onChange={(language) => onChange({ language })}
        />
      </fieldset>
      <UsageStatistics isOn={settings.statistics} onChange={(statistics) => onChange({ statistics })} />
    </div>
  )
}
