import { useId } from 'react'
import { displayTexts } from '@/texts/en/programs/display'
import { languages, pseudoLanguage } from '@/texts/locales'
import { useLocale, useTexts } from '@/texts/use-texts'
import { DropDown } from '@/ui/drop-down/drop-down'
import styles from './display.module.css'
import type { DisplayDraft, DisplaySettings } from './draft'
import { UsageStatistics } from './usage-statistics'

type PageProps = { settings: DisplaySettings; onChange: (part: DisplayDraft) => void }

/** The Effects page: dragging, clicks, language and usage statistics. */
export function EffectsPage({ settings, onChange }: PageProps) {
  const texts = useTexts(displayTexts)
  const languageId = useId()
  // The pseudo-language is for tests: it is listed only while the page is shown in it, so that one can leave it.
  const choices = useLocale().id === pseudoLanguage.tag ? [...languages, pseudoLanguage] : languages
  return (
    <div className={styles.groups}>
      <fieldset>
        <legend>{texts.effects}</legend>
        <label className="field-row">
          <input
            type="checkbox"
            checked={settings.contents}
            onChange={({ target }) => onChange({ contents: target.checked })}
          />
          {texts.contents}
        </label>
        <label className="field-row">
          <input
            type="checkbox"
            checked={settings.smoothFonts}
            onChange={({ target }) => onChange({ smoothFonts: target.checked })}
          />
          {texts.smoothFonts}
        </label>
      </fieldset>
      <fieldset>
        <legend>{texts.opening}</legend>
        {[true, false].map((isSingle) => (
          <label key={String(isSingle)} className="field-row">
            <input
              type="radio"
              name="click"
              checked={settings.singleClick === isSingle}
              onChange={() => onChange({ singleClick: isSingle })}
            />
            {isSingle ? texts.singleClick : texts.doubleClick}
          </label>
        ))}
      </fieldset>
      <fieldset>
        <legend id={languageId}>{texts.language}</legend>
        <DropDown
          labelledBy={languageId}
          options={choices.map(({ tag, name }) => ({ id: tag, label: name }))}
          value={settings.language}
          onChange={(language) => onChange({ language })}
        />
      </fieldset>
      <UsageStatistics isOn={settings.statistics} onChange={(statistics) => onChange({ statistics })} />
    </div>
  )
}
