import { type FormEvent, useEffect, useId, useState } from 'react'
import { useStore } from 'zustand'
import { useMarket } from '@/browser/market/use-market'
import { priceAlerts } from '@/desktop/alerts/price-alerts'
import { watchPriceAlerts } from '@/desktop/alerts/watch-price-alerts'
import { useDesktopStore } from '@/desktop/use-desktop'
import { marketPrice } from '@/domain/market/market-price'
import { alertKey, isMet, mostAlerts, type PriceAlert, withAlert } from '@/domain/market/price-alert'
import { typedPrice } from '@/domain/market/typed-price'
import { pairSymbols } from '@/domain/swap/pair'
import { priceText } from '@/domain/swap/price'
import { alerts as alertsTexts } from '@/texts/alerts'
import { common } from '@/texts/common'

import { Dialog } from '@/ui/dialog/dialog'
import { findProgram } from '../registry'
import { windowRequest } from '../window-request'
import { AlertList } from './alert-list'
import styles from './alerts-dialog.module.css'
import { PairChoice } from './pair-choice'
import { SystemNotification } from './system-notification'

type AlertsDialogProps = { pair: string; pairs: readonly string[]; onClose: () => void }

/** Sets and removes price alerts. What is wrong with one is said before it is set. */
export function AlertsDialog({ pair: first, pairs, onClose }: AlertsDialogProps) {
  const id = useId()
  const store = useDesktopStore()
  const alerts = useStore(priceAlerts)
  const { snapshot } = useMarket(true)
  const [pair, setPair] = useState(first)
  const [side, setSide] = useState<PriceAlert['side']>('over')
  const [price, setPrice] = useState('')
  const [isSystem, setIsSystem] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const listed = snapshot?.pairs.find(({ name }) => name === pair)
  const now = listed ? marketPrice(listed) : null
  const [, symbol] = pairSymbols(pair)

  // The stored alerts, and the watch over them, which goes on when this dialog is closed.
  useEffect(() => {
    watchPriceAlerts((name) => {
      const charts = findProgram('charts')
      if (charts) store.dispatch({ type: 'opened', request: windowRequest(charts, name) })
    })
  }, [store])

  const problemOf = (limit: string | null): string | null => {
    if (limit === null) return alertsTexts.problems.price
    if (now && isMet({ side, price: limit }, now)) return alertsTexts.problems.met[side](pair, limit)
    return alerts.length >= mostAlerts ? alertsTexts.problems.tooMany(mostAlerts) : null
  }
  const add = (event: FormEvent) => {
    event.preventDefault()
    const limit = typedPrice(price)
    const found = problemOf(limit)
    setProblem(found)
    if (found || limit === null) return
    priceAlerts.choose(withAlert(alerts, { pair, side, price: limit, isSystem }))
    setPrice('')
  }
  const remove = (gone: PriceAlert) =>
    priceAlerts.choose(alerts.filter((alert) => alertKey(alert) !== alertKey(gone)))

  return (
    <Dialog title={alertsTexts.title} onClose={onClose} width={340} isLow>
      <form noValidate className={styles.form} onSubmit={add}>
        <fieldset className={styles.question}>
          <legend>{alertsTexts.tellMeWhen}</legend>
          <PairChoice label={alertsTexts.pair} pairs={pairs} chosen={pair} onChoose={setPair} />
          <div className={styles.sides}>
            {(['over', 'under'] as const).map((choice) => (
              <label key={choice} className="field-row">
                <input
                  type="radio"
                  name={`${id}-side`}
                  checked={side === choice}
                  onChange={() => setSide(choice)}
                />
                {alertsTexts.sides[choice]}
              </label>
            ))}
          </div>
          <div className={styles.price}>
            <label htmlFor={`${id}-price`}>{alertsTexts.price}</label>
            <input
              id={`${id}-price`}
              type="text"
              inputMode="decimal"
              autoComplete="off"
              maxLength={80}
              data-autofocus
              aria-invalid={problem !== null}
              aria-describedby={`${id}-now ${id}-problem`}
              value={price}
              onChange={(event) => setPrice(event.target.value)}
            />
            <span>{symbol}</span>
          </div>
          <p id={`${id}-now`}>
            {now ? alertsTexts.costsNow(pair, priceText(now), symbol) : alertsTexts.noPrice(pair)}
          </p>
          <p id={`${id}-problem`} role="alert" className={styles.problem}>
            {problem}
          </p>
          <SystemNotification isWanted={isSystem} onWant={setIsSystem} />
          <div className="button-row">
            <button type="submit" data-default>
              {alertsTexts.add}
            </button>
          </div>
        </fieldset>
        <AlertList alerts={alerts} onRemove={remove} />
        <p>{alertsTexts.note}</p>
        <div className="button-row">
          <button type="button" onClick={onClose}>
            {common.close}
          </button>
        </div>
      </form>
    </Dialog>
  )
}
