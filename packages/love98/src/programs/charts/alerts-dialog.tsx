import { type FormEvent, useEffect, useId, useState } from 'react'
import { useStore } from 'zustand'
import { usePairMarket } from '@/browser/market/use-pair-market'
import { priceAlerts } from '@/desktop/alerts/price-alerts'
import { askForNotifications, notificationPermission } from '@/desktop/alerts/system-notification'
import { watchPriceAlerts } from '@/desktop/alerts/watch-price-alerts'
import { useDesktopStore } from '@/desktop/use-desktop'
import { marketPrice } from '@/domain/market/market-price'
import {
  alertKey,
  alertSides,
  isTriggered,
  maxAlerts,
  type PriceAlert,
  withAlert,
} from '@/domain/market/price-alert'
import { typedPrice } from '@/domain/market/typed-price'
import { pairSymbols } from '@/domain/swap/pair'
import { priceText } from '@/domain/swap/price'
import { alerts, alerts as alertsTexts } from '@/texts/alerts'
import { common } from '@/texts/common'
import { CheckBox } from '@/ui/check-box/check-box'
import { Dialog } from '@/ui/dialog/dialog'
import { DialogButtons } from '@/ui/dialog-buttons/dialog-buttons'
import { DropDown } from '@/ui/drop-down/drop-down'
import { Icon } from '@/ui/icon'
import { ListBox } from '@/ui/list-box/list-box'
import { RadioButtons } from '@/ui/radio-group/radio-group'
import { TextField } from '@/ui/text-field/text-field'
import { findProgram } from '../registry'
import { windowRequest } from '../window-request'
import styles from './alerts-dialog.module.css'

type AlertsDialogProps = { pair: string; pairs: readonly string[]; onClose: () => void }

export function AlertsDialog({ pair: first, pairs, onClose }: AlertsDialogProps) {
  const id = useId()
  const store = useDesktopStore()
  const alerts = useStore(priceAlerts)
  const [pair, setPair] = useState(first)
  const { snapshot } = usePairMarket(true, pair)
  const [side, setSide] = useState<PriceAlert['side']>('over')
  const [price, setPrice] = useState('')
  const [isSystem, setIsSystem] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const [selectedKey, setSelectedKey] = useState<string | null>(null)
  // The next click on Remove must not remove another alert when the chosen one has gone.
  const selected = selectedKey === null ? alerts[0] : alerts.find((alert) => alertKey(alert) === selectedKey)
  const listed = snapshot?.pairs.find(({ name }) => name === pair)
  const now = listed ? marketPrice(listed) : null
  const [base, token] = pairSymbols(pair)
  const fields = {
    over: { label: alertsTexts.price, unit: token, problem: alertsTexts.problems.price },
    trade: { label: alertsTexts.amount, unit: base, problem: alertsTexts.problems.amount },
    change: { label: alertsTexts.percent, unit: '%', problem: alertsTexts.problems.percent },
  }
  const field = fields[side === 'under' ? 'over' : side]
  const priceWords = now ? alertsTexts.currentPrice(pair, priceText(now), token) : alertsTexts.noPrice(pair)
  const notes = {
    over: priceWords,
    under: priceWords,
    trade: alertsTexts.fromNow,
    change: alertsTexts.hourNeeded,
  }

  useEffect(() => {
    watchPriceAlerts((name) => {
      const charts = findProgram('charts')
      if (charts) store.dispatch({ type: 'opened', request: windowRequest(charts, name) })
    })
  }, [store])

  const problemOf = (limit: string | null): string | null => {
    if (limit === null) return field.problem
    if (now && isTriggered({ side, price: limit }, now))
      return alertsTexts.problems.met[side === 'under' ? side : 'over'](pair, limit)
    return alerts.length >= maxAlerts ? alertsTexts.problems.tooMany(maxAlerts) : null
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
  const remove = (gone: PriceAlert) => {
    const left = alerts.filter((alert) => alert !== gone)
    const next = left[Math.min(alerts.indexOf(gone), left.length - 1)]
    setSelectedKey(next ? alertKey(next) : null)
    priceAlerts.choose(left)
  }

  return (
    <Dialog title={alertsTexts.title} onClose={onClose} width={340} isLow>
      <form noValidate className={styles.form} onSubmit={add}>
        <fieldset className={styles.question}>
          <legend>{alertsTexts.notifyWhen}</legend>
          <div className={styles.row}>
            <span id={`${id}-pair`}>{alertsTexts.pair}</span>
            <DropDown
              labelledBy={`${id}-pair`}
              options={pairs.map((name) => ({ id: name, label: name }))}
              value={pair}
              onChange={setPair}
            />
          </div>
          <div className={styles.sides}>
            <RadioButtons
              options={alertSides.map((choice) => ({
                id: choice,
                label: alertsTexts.sides[choice],
              }))}
              value={side}
              onChange={setSide}
            />
          </div>
          <div className={styles.row}>
            <TextField
              label={field.label}
              inputMode="decimal"
              autoComplete="off"
              maxLength={80}
              data-autofocus
              aria-invalid={problem !== null}
              aria-describedby={`${id}-now ${id}-problem`}
              value={price}
              onChange={setPrice}
            />
            <span>{field.unit}</span>
          </div>
          <p id={`${id}-now`}>{notes[side]}</p>
          <p id={`${id}-problem`} role="alert" className="field-row">
            {problem && <Icon name="error" size={16} />}
            {problem}
          </p>
          <SystemNotification isWanted={isSystem} onWant={setIsSystem} />
          <DialogButtons primary={{ label: alertsTexts.add }} />
        </fieldset>
        <ListBox
          label={alertsTexts.alerts}
          rows={alerts.map((alert) => ({ id: alertKey(alert), content: alertWords(alert) }))}
          selected={selected && alertKey(selected)}
          onSelect={setSelectedKey}
          empty={<span className={styles.none}>{alertsTexts.none}</span>}
          className={styles.list}
        />
        <p>{alertsTexts.note}</p>
        <DialogButtons dismiss={{ label: common.close, onClick: onClose }}>
          <button
            type="button"
            disabled={!selected}
            aria-label={selected && `${common.remove}: ${alertWords(selected)}`}
            onClick={({ detail }) => selected && detail < 2 && remove(selected)}
          >
            {common.remove}
          </button>
        </DialogButtons>
      </form>
    </Dialog>
  )
}

/** Returns the condition of an alert in words. */
function alertWords({ pair, side, price }: PriceAlert): string {
  const [base] = pairSymbols(pair)
  return alertsTexts.listed[side](pair, price, base)
}

type SystemNotificationProps = { isWanted: boolean; onWant: (isWanted: boolean) => void }

/**
 * The check box that also shows an alert as a system notification. Only this click requests the browser's
 * permission.
 */
function SystemNotification({ isWanted, onWant }: SystemNotificationProps) {
  const id = useId()
  const [permission, setPermission] = useState(notificationPermission)
  const choose = async (wanted: boolean) => {
    if (!wanted) return onWant(false)
    const answer = permission === 'granted' ? permission : await askForNotifications()
    setPermission(answer)
    onWant(answer === 'granted')
  }
  const words = {
    granted: '',
    default: alerts.permissionFirst,
    denied: alerts.denied,
    none: alerts.notSupported,
  }
  return (
    <div>
      <CheckBox
        label={alerts.system}
        disabled={permission === 'none'}
        checked={isWanted}
        aria-describedby={id}
        onChange={choose}
      />
      <p id={id} role="status">
        {words[permission]}
      </p>
    </div>
  )
}
