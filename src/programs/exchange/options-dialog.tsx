import { type FormEvent, useId, useState } from 'react'
import {
  defaultSwapOptions,
  percentText,
  readDeadline,
  readSlippage,
  type SwapOptions,
  slippageRisk,
} from '@/domain/swap/swap-options'
import { exchangeOptionTexts, exchangeTexts } from '@/texts/en/swap/exchange'
import { useTexts } from '@/texts/use-texts'
import { Dialog } from '@/ui/dialog/dialog'
import styles from './exchange.module.css'
import { swapOptions } from './stored-options'

/** Slippage, deadline and high impacts, for all swaps of this browser. Nothing is taken before OK. */
export function OptionsDialog({ options, onClose }: { options: SwapOptions; onClose: () => void }) {
  const texts = useTexts(exchangeOptionTexts)
  const { slippageRisks } = useTexts(exchangeTexts)
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
    <Dialog title={texts.title} onClose={onClose} width={340}>
      <form noValidate className={styles.options} onSubmit={take}>
        <NumberField
          legend={texts.slippage}
          label={texts.slippageLabel}
          value={typed.slippage}
          problem={bips.kind === 'problem' && texts.slippageProblems[bips.code]}
          note={risk && slippageRisks[risk]}
          onChange={(slippage) => setTyped({ ...typed, slippage })}
        />
        <NumberField
          legend={texts.deadline}
          label={texts.deadlineLabel}
          value={typed.minutes}
          problem={deadline.kind === 'problem' && texts.deadlineProblems[deadline.code]}
          onChange={(minutes) => setTyped({ ...typed, minutes })}
        />
        <fieldset>
          <legend>{texts.highImpact}</legend>
          <label className="field-row">
            <input
              type="checkbox"
              checked={typed.allowsHighImpact}
              onChange={({ target }) => setTyped({ ...typed, allowsHighImpact: target.checked })}
            />
            {texts.allowHighImpact}
          </label>
        </fieldset>
        <div className="button-row">
          <button
            type="submit"
            data-default
            disabled={bips.kind === 'problem' || deadline.kind === 'problem'}
          >
            {texts.ok}
          </button>
          <button type="button" onClick={onClose}>
            {texts.cancel}
          </button>
          <button type="button" onClick={() => setTyped(typedOf(defaultSwapOptions))}>
            {texts.defaults}
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
