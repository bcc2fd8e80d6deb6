import { alertKey, type PriceAlert } from '@/domain/market/price-alert'
import { alertTexts } from '@/texts/en/programs/alerts'
import { useTexts } from '@/texts/use-texts'
import styles from './alerts-dialog.module.css'

type AlertListProps = { alerts: readonly PriceAlert[]; onRemove: (alert: PriceAlert) => void }

/** The alerts that are set, each with the way to remove it. */
export function AlertList({ alerts, onRemove }: AlertListProps) {
  const texts = useTexts(alertTexts)
  return (
    <ul className={`well ${styles.list}`} aria-label={texts.alerts}>
      {alerts.map((alert) => {
        const words = texts.listed[alert.side](alert.pair, alert.price)
        return (
          <li key={alertKey(alert)}>
            <span>{words}</span>
            <button type="button" aria-label={`${texts.remove}: ${words}`} onClick={() => onRemove(alert)}>
              {texts.remove}
            </button>
          </li>
        )
      })}
      {alerts.length === 0 && <li className={styles.none}>{texts.none}</li>}
    </ul>
  )
}
