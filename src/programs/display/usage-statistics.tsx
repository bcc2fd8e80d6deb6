import { useSyncExternalStore } from 'react'
import { canUseAnalytics } from '@/browser/analytics-choice'
import { useCommunity } from '@/desktop/use-community'
import { displayTexts } from '@/texts/en/programs/display'
import { useTexts } from '@/texts/use-texts'

type UsageStatisticsProps = { isOn: boolean; onChange: (isOn: boolean) => void }

/** The usage statistics checkbox; rendered only where they are configured and the browser does not object. */
export function UsageStatistics({ isOn, onChange }: UsageStatisticsProps) {
  const texts = useTexts(displayTexts)
  const { analytics } = useCommunity()
  const isOffered = useSyncExternalStore(
    neverChanges,
    () => canUseAnalytics(analytics),
    () => false,
  )
  if (!isOffered) return null
  return (
    <fieldset>
      <legend>{texts.privacy}</legend>
      <label className="field-row">
        <input type="checkbox" checked={isOn} onChange={(event) => onChange(event.target.checked)} />
        {texts.statistics}
      </label>
      <p>{texts.statisticsNote(new URL(analytics.host ?? '').host)}</p>
    </fieldset>
  )
}

/** The page's address and the browser's wishes stay as they are. */
function neverChanges(): () => void {
  return () => undefined
}
