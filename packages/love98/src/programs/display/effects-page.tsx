import { useId, useSyncExternalStore } from 'react'
import { canUseAnalytics } from '@/desktop/preferences/analytics-choice'
import { useCommunity } from '@/desktop/use-community'
import { analyticsScript } from '@/domain/community/analytics'
import { languageLabel } from '@/language/language-label'
import { languages } from '@/language/languages'
import { display } from '@/texts/display'
import { CheckBox } from '@/ui/check-box/check-box'
import { DropDown } from '@/ui/drop-down/drop-down'
import { RadioGroup } from '@/ui/radio-group/radio-group'
import styles from './display.module.css'
import type { DisplayDraft, DisplaySettings } from './draft'

type PageProps = { settings: DisplaySettings; onChange: (part: DisplayDraft) => void }

export function EffectsPage({ settings, onChange }: PageProps) {
  const languageId = useId()
  return (
    <div className={styles.groups}>
      <fieldset>
        <legend>{display.effects}</legend>
        <CheckBox
          label={display.contents}
          help="contents"
          checked={settings.contents}
          onChange={(contents) => onChange({ contents })}
        />
        <CheckBox
          label={display.smoothFonts}
          help="smoothFonts"
          checked={settings.smoothFonts}
          onChange={(smoothFonts) => onChange({ smoothFonts })}
        />
      </fieldset>
      <RadioGroup
        label={display.opening}
        help="opening"
        options={[
          { id: true, label: display.singleClick },
          { id: false, label: display.doubleClick },
        ]}
        value={settings.singleClick}
        onChange={(singleClick) => onChange({ singleClick })}
      />
      <fieldset data-help="language">
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

type UsageStatisticsProps = { isOn: boolean; onChange: (isOn: boolean) => void }

/** Rendered only if statistics are configured and the browser does not object. */
function UsageStatistics({ isOn, onChange }: UsageStatisticsProps) {
  const { analytics } = useCommunity()
  const isOffered = useSyncExternalStore(
    neverChanges,
    () => canUseAnalytics(analytics),
    () => false,
  )
  const script = isOffered && analytics ? analyticsScript(analytics) : null
  if (!script) return null
  return (
    <fieldset data-help="statistics">
      <legend>{display.privacy}</legend>
      <CheckBox label={display.statistics} checked={isOn} onChange={onChange} />
      <p>{display.statisticsNote(new URL(script.src).host)}</p>
    </fieldset>
  )
}

/** The page's address and the browser's privacy signals do not change. */
function neverChanges(): () => void {
  return () => undefined
}
