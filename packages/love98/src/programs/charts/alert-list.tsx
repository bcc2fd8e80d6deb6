import { alertKey, type PriceAlert } from '@/domain/market/price-alert'
import { pairSymbols } from '@/domain/swap/pair'
import { alerts as alertsTexts } from '@/texts/alerts'
import { useListKeys } from '@/ui/use-list-keys'
import styles from './alerts-dialog.module.css'

type AlertListProps = {
  alerts: readonly PriceAlert[]
  selected: PriceAlert | undefined
  onSelect: (alert: PriceAlert) => void
}

/** The alerts as a list box; one of them is selected for the button below it. */
export function AlertList({ alerts, selected, onSelect }: AlertListProps) {
  const onKeyDown = useListKeys()
  return (
    <ul className={`list ${styles.list}`} aria-label={alertsTexts.alerts} onKeyDown={onKeyDown}>
      {alerts.map((alert) => (
        <li key={alertKey(alert)}>
          <button
            type="button"
            className="bare-button"
            aria-pressed={alert === selected}
            tabIndex={alert === selected ? 0 : -1}
            onFocus={() => onSelect(alert)}
            onClick={() => onSelect(alert)}
          >
            {alertWords(alert)}
          </button>
        </li>
      ))}
      {alerts.length === 0 && <li className={styles.none}>{alertsTexts.none}</li>}
    </ul>
  )
}

/** Returns the condition of an alert in words. */
export function alertWords({ pair, side, price }: PriceAlert): string {
  const [base] = pairSymbols(pair)
  return alertsTexts.listed[side](pair, price, base)
}
