import { useSyncExternalStore } from 'react'
import { canUseAnalytics } from '@/browser/analytics-choice'
import { useCommunity } from '@/desktop/use-community'
import { display } from '@/texts/display'

type UsageStatisticsProps = { isOn: boolean; onChange: (isOn: boolean) => void }

/** The usage statistics checkbox; rendered only where they are configured and the browser does not object. */
export function UsageStatistics({ isOn, onChange }: UsageStatisticsProps) {
  const { analytics } = useCommunity()
  const isOffered = useSyncExternalStore(
    neverChanges,
    () => canUseAnalytics(analytics),
    () => false,
  )
  if (!isOffered) return null
  return (
    <fieldset>
      <legend>{display.privacy}</legend>
      <label className="field-row">
        <input type="checkbox" checked={isOn} onChange={(event) => onChange(event.target.checked)} />
        {display.statistics}
      </label>
      <p>{display.statisticsNote(new URL(analytics.host ?? '').host)}</p>
    </fieldset>
  )
}

/** The page's address and the browser's wishes stay as they are. */
function neverChanges(): () => void {
  return () => undefined
}
