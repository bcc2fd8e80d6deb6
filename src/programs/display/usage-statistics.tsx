import { useSyncExternalStore } from 'react'
import { canAnalyse } from '@/browser/analytics-choice'
import { useCommunity } from '@/desktop/use-community'

type UsageStatisticsProps = { isOn: boolean; onChange: (isOn: boolean) => void }

/** The visitor's choice about statistics; drawn only where they are configured and not refused by the browser. */
export function UsageStatistics({ isOn, onChange }: UsageStatisticsProps) {
  const { analytics } = useCommunity()
  const isOffered = useSyncExternalStore(
    neverChanges,
    () => canAnalyse(analytics),
    () => false,
  )
  if (!isOffered) return null
  return (
    <fieldset>
      <legend>Privacy</legend>
      <label className="field-row">
        <input type="checkbox" checked={isOn} onChange={(event) => onChange(event.target.checked)} />
        Send usage statistics
      </label>
      <p>
        Which programs are opened, and a recording of what is done on this desktop, are sent to{' '}
        {new URL(analytics.host ?? '').host}. Never your keys; off unless you turn it on.
      </p>
    </fieldset>
  )
}

/** The page's address and the browser's wishes stay as they are. */
function neverChanges(): () => void {
  return () => undefined
}
