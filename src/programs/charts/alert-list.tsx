import { alertKey, type PriceAlert } from '@/domain/market/price-alert'
import { alerts as alertsTexts } from '@/texts/alerts'
import { common } from '@/texts/common'

import styles from './alerts-dialog.module.css'

type AlertListProps = { alerts: readonly PriceAlert[]; onRemove: (alert: PriceAlert) => void }

/** The alerts that are set, each with the way to remove it. */
export function AlertList({ alerts, onRemove }: AlertListProps) {
  return (
    <ul className={`well ${styles.list}`} aria-label={alertsTexts.alerts}>
      {alerts.map((alert) => {
        const words = alertsTexts.listed[alert.side](alert.pair, alert.price)
        return (
          <li key={alertKey(alert)}>
            <span>{words}</span>
            <button type="button" aria-label={`${common.remove}: ${words}`} onClick={() => onRemove(alert)}>
              {common.remove}
            </button>
          </li>
        )
      })}
      {alerts.length === 0 && <li className={styles.none}>{alertsTexts.none}</li>}
    </ul>
  )
}
