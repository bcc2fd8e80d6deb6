import { type FormEvent, useId, useState } from 'react'
import {
  defaultSwapOptions,
  percentText,
  readDeadline,
  readSlippage,
  type SwapOptions,
  slippageRisk,
} from '@/domain/swap/swap-options'
import { common } from '@/texts/common'
import { exchange } from '@/texts/exchange'
import { exchangeOptions } from '@/texts/exchange-options'

import { Dialog } from '@/ui/dialog/dialog'
import styles from './exchange.module.css'
import { swapOptions } from './stored-options'

/** Slippage, deadline and high impacts, for all swaps of this browser. Nothing is taken before OK. */
export function OptionsDialog({ options, onClose }: { options: SwapOptions; onClose: () => void }) {
  const { slippageRisks } = exchange
  const [typed, setTyped] = useState(() => typedOf(options))
  const bips = readSlippage(typed.slippage)
  const deadline = readDeadline(typed.minutes)
  const risk = bips.kind === 'value' ? slippageRisk(bips.value) : null

  const take = (event: FormEvent) => {
    event.preventDefault()
    if (bips.kind === 'problem' || deadline.kind === 'problem') return
    const { allowsHighImpact } = typed
    swapOptions.choose({ slippageBips: bips.value, deadlineMinutes: deadline.value, allowsHighImpact })
    onClose()
  }
  return (
    <Dialog title={exchangeOptions.title} onClose={onClose} width={340}>
      <form noValidate className={styles.options} onSubmit={take}>
        <NumberField
          legend={exchangeOptions.slippage}
          label={exchangeOptions.slippageLabel}
          value={typed.slippage}
          problem={bips.kind === 'problem' && exchangeOptions.slippageProblems[bips.code]}
          note={risk && slippageRisks[risk]}
          onChange={(slippage) => setTyped({ ...typed, slippage })}
        />
        <NumberField
          legend={exchangeOptions.deadline}
          label={exchangeOptions.deadlineLabel}
          value={typed.minutes}
          problem={deadline.kind === 'problem' && exchangeOptions.deadlineProblems[deadline.code]}
          onChange={(minutes) => setTyped({ ...typed, minutes })}
        />
        <fieldset>
          <legend>{exchangeOptions.highImpact}</legend>
          <label className="field-row">
            <input
              type="checkbox"
              checked={typed.allowsHighImpact}
              onChange={({ target }) => setTyped({ ...typed, allowsHighImpact: target.checked })}
            />
            {exchangeOptions.allowHighImpact}
          </label>
        </fieldset>
        <div className="button-row">
          <button
            type="submit"
            data-default
            disabled={bips.kind === 'problem' || deadline.kind === 'problem'}
          >
            {common.ok}
          </button>
          <button type="button" onClick={onClose}>
            {common.cancel}
          </button>
          <button type="button" onClick={() => setTyped(typedOf(defaultSwapOptions))}>
            {exchangeOptions.defaults}
          </button>
        </div>
      </form>
    </Dialog>
  )
}

function typedOf({ slippageBips, deadlineMinutes, allowsHighImpact }: SwapOptions) {
  return { slippage: percentText(slippageBips), minutes: String(deadlineMinutes), allowsHighImpact }
}

type NumberFieldProps = {
  legend: string
  label: string
  value: string
  problem: string | false
  /** Said of a number that is no problem. */
  note?: string | null
  onChange: (text: string) => void
}

function NumberField({ legend, label, value, problem, note, onChange }: NumberFieldProps) {
  const id = useId()
  return (
    <fieldset>
      <legend>{legend}</legend>
      <div className={styles.option}>
        <label htmlFor={id}>{label}</label>
        <input
          id={id}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          maxLength={40}
          aria-invalid={problem !== false}
          aria-describedby={`${id}-says`}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      </div>
      <p id={`${id}-says`} role={problem ? 'alert' : 'status'} className={styles.says}>
        {problem || note}
      </p>
    </fieldset>
  )
}
