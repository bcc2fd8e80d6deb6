import { displayTexts } from '@/texts/en/programs/display'
import { locales } from '@/texts/locales'
import { useTexts } from '@/texts/use-texts'
import type { DisplayDraft, DisplaySettings } from './draft'
import { UsageStatistics } from './usage-statistics'

type PageProps = { settings: DisplaySettings; onChange: (part: DisplayDraft) => void }

/** The Effects page: dragging, clicks, language and usage statistics. */
export function EffectsPage({ settings, onChange }: PageProps) {
  const texts = useTexts(displayTexts)
  return (
    <>
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
        <p>{texts.contentsNote}</p>
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
        <legend>{texts.language}</legend>
        {locales.map(({ id, name }) => (
          <label key={id} className="field-row">
            <input
              type="radio"
              name="language"
              value={id}
              checked={settings.language === id}
              onChange={() => onChange({ language: id })}
            />
            {name}
          </label>
        ))}
      </fieldset>
      <UsageStatistics isOn={settings.statistics} onChange={(statistics) => onChange({ statistics })} />
    </>
  )
}
