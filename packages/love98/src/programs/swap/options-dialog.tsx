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
import { swap as swapTexts } from '@/texts/swap'
import { swapOptions as optionsTexts } from '@/texts/swap-options'
import { CheckBox } from '@/ui/check-box/check-box'
import { Dialog } from '@/ui/dialog/dialog'
import { DialogButtons } from '@/ui/dialog-buttons/dialog-buttons'
import { StatusText } from '@/ui/status-text/status-text'
import { TextField } from '@/ui/text-field/text-field'
import { swapOptions } from './stored-options'
import styles from './swap.module.css'

/** Slippage, deadline and high impacts, for all swaps of this browser. OK stores them. */
export function OptionsDialog({ options, onClose }: { options: SwapOptions; onClose: () => void }) {
  const { slippageRisks } = swapTexts
  const [typed, setTyped] = useState(() => typedOf(options))
  const bips = readSlippage(typed.slippage)
  const deadline = readDeadline(typed.minutes)
  const risk = bips.kind === 'value' ? slippageRisk(bips.value) : null

  const save = (event: FormEvent) => {
    event.preventDefault()
    if (bips.kind === 'problem' || deadline.kind === 'problem') return
    const { allowsHighImpact } = typed
    swapOptions.choose({ slippageBips: bips.value, deadlineMinutes: deadline.value, allowsHighImpact })
    onClose()
  }
  return (
    <Dialog title={optionsTexts.title} onClose={onClose} width={340}>
      <form noValidate className={styles.options} onSubmit={save}>
        <NumberField
          legend={optionsTexts.slippage}
          label={optionsTexts.slippageLabel}
          value={typed.slippage}
          problem={bips.kind === 'problem' && optionsTexts.slippageProblems[bips.code]}
          note={risk && slippageRisks[risk]}
          onChange={(slippage) => setTyped({ ...typed, slippage })}
        />
        <NumberField
          legend={optionsTexts.deadline}
          label={optionsTexts.deadlineLabel}
          value={typed.minutes}
          problem={deadline.kind === 'problem' && optionsTexts.deadlineProblems[deadline.code]}
          onChange={(minutes) => setTyped({ ...typed, minutes })}
        />
        <fieldset>
          <legend>{optionsTexts.highImpact}</legend>
          <CheckBox
            label={optionsTexts.allowHighImpact}
            checked={typed.allowsHighImpact}
            onChange={(allowsHighImpact) => setTyped({ ...typed, allowsHighImpact })}
          />
        </fieldset>
        <DialogButtons
          primary={{
            label: common.ok,
            disabled: bips.kind === 'problem' || deadline.kind === 'problem',
          }}
        >
          <button type="button" onClick={onClose}>
            {common.cancel}
          </button>
          <button type="button" onClick={() => setTyped(typedOf(defaultSwapOptions))}>
            {optionsTexts.defaults}
          </button>
        </DialogButtons>
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
  /** The hint for a valid number. */
  note?: string | null
  onChange: (text: string) => void
}

function NumberField({ legend, label, value, problem, note, onChange }: NumberFieldProps) {
  const id = useId()
  return (
    <fieldset>
      <legend>{legend}</legend>
      <div className={styles.option}>
        <TextField
          label={label}
          inputMode="decimal"
          autoComplete="off"
          maxLength={40}
          aria-invalid={problem !== false}
          aria-describedby={`${id}-note`}
          value={value}
          onChange={onChange}
        />
      </div>
      <StatusText id={`${id}-note`} isProblem={problem !== false} className={styles.note}>
        {problem || note}
      </StatusText>
    </fieldset>
  )
}
