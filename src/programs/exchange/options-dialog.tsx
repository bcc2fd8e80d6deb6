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
  const id = useId()
  const [slippage, setSlippage] = useState(percentText(options.slippageBips))
  const [minutes, setMinutes] = useState(String(options.deadlineMinutes))
  const [allowsHighImpact, setAllowsHighImpact] = useState(options.allowsHighImpact)
  const bips = readSlippage(slippage)
  const deadline = readDeadline(minutes)
  const risk = bips.kind === 'value' ? slippageRisk(bips.value) : null
  const slippageSays =
    bips.kind === 'problem' ? texts.slippageProblems[bips.code] : risk ? slippageRisks[risk] : ''
  const deadlineSays = deadline.kind === 'problem' ? texts.deadlineProblems[deadline.code] : ''

  const take = (event: FormEvent) => {
    event.preventDefault()
    if (bips.kind === 'problem' || deadline.kind === 'problem') return
    swapOptions.choose({ slippageBips: bips.value, deadlineMinutes: deadline.value, allowsHighImpact })
    onClose()
  }
  const useDefaults = () => {
    setSlippage(percentText(defaultSwapOptions.slippageBips))
    setMinutes(String(defaultSwapOptions.deadlineMinutes))
    setAllowsHighImpact(defaultSwapOptions.allowsHighImpact)
  }
  return (
    <Dialog title={texts.title} onClose={onClose} width={340}>
      <form noValidate className={styles.options} onSubmit={take}>
        <fieldset>
          <legend>{texts.slippage}</legend>
          <NumberField
            {...{ id: `${id}-slippage`, label: texts.slippageLabel, value: slippage, says: slippageSays }}
            isWrong={bips.kind === 'problem'}
            onChange={setSlippage}
          />
        </fieldset>
        <fieldset>
          <legend>{texts.deadline}</legend>
          <NumberField
            {...{ id: `${id}-deadline`, label: texts.deadlineLabel, value: minutes, says: deadlineSays }}
            isWrong={deadline.kind === 'problem'}
            onChange={setMinutes}
          />
        </fieldset>
        <fieldset>
          <legend>{texts.highImpact}</legend>
          <label className="field-row">
            <input
              type="checkbox"
              checked={allowsHighImpact}
              onChange={({ target }) => setAllowsHighImpact(target.checked)}
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
          <button type="button" onClick={useDefaults}>
            {texts.defaults}
          </button>
        </div>
      </form>
    </Dialog>
  )
}

type NumberFieldProps = {
  id: string
  label: string
  value: string
  isWrong: boolean
  says: string
  onChange: (text: string) => void
}

function NumberField({ id, label, value, isWrong, says, onChange }: NumberFieldProps) {
  return (
    <>
      <div className={styles.option}>
        <label htmlFor={id}>{label}</label>
        <input
          id={id}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          maxLength={40}
          aria-invalid={isWrong}
          aria-describedby={`${id}-says`}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      </div>
      <p id={`${id}-says`} role={isWrong ? 'alert' : 'status'} className={styles.says}>
        {says}
      </p>
    </>
  )
}
