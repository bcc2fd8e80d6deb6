import type { ReactNode } from 'react'
import { RadioGroup } from '@/ui/radio-group/radio-group'
import styles from './boxes.module.css'

export type Choice<Id> = {
  readonly id: Id
  readonly label: string
  readonly picture: ReactNode
  readonly tip?: string
}

type ChoicesProps<Id> = {
  label: string
  className: string | undefined
  choiceClassName: string | undefined
  choices: readonly Choice<Id>[]
  value: Id | null
  onChoose: (id: Id) => void
  onPoint?: (id: Id | undefined) => void
}

/** Radio buttons that look like the pictures of a tool box. Their names are tooltips, and are read by screen readers. */
export function Choices<Id>({
  label,
  className,
  choiceClassName,
  choices,
  value,
  onChoose,
  onPoint,
}: ChoicesProps<Id>) {
  return (
    <RadioGroup
      label={label}
      isLabelHidden
      className={`${styles.choices} ${className ?? ''}`}
      optionClassName={`${styles.choice} ${choiceClassName ?? ''}`}
      options={choices.map(({ id, label: name, picture, tip = name }) => ({
        ...{ id, label: null, picture },
        named: { 'aria-label': name, 'data-tip': tip },
      }))}
      value={value}
      onChange={onChoose}
      onPoint={onPoint}
    />
  )
}
