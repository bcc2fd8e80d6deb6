import { Fragment, useId } from 'react'
import type { AbiParameter } from 'viem'
import { treasuryForms } from '@/texts/treasury-forms'

type ArgumentFieldsProps = {
  inputs: readonly AbiParameter[]
  typed: readonly string[]
  onChange: (typed: readonly string[]) => void
}

/** A field for each argument of a function, with its type. */
export function ArgumentFields({ inputs, typed, onChange }: ArgumentFieldsProps) {
  const id = useId()
  return inputs.map((parameter, index) => {
    const isJson = /\]$|^tuple$/.test(parameter.type)
    const field = `${id}${index}`
    return (
      <Fragment key={field}>
        <label htmlFor={field}>
          {treasuryForms.argument(argumentName(parameter, index), parameter.type)}
          {isJson && ` ${treasuryForms.asJson}`}
        </label>
        <input
          id={field}
          value={typed[index] ?? ''}
          dir="ltr"
          autoComplete="off"
          spellCheck={false}
          onChange={({ target }) => {
            const next = inputs.map((_, place) => typed[place] ?? '')
            onChange(next.with(index, target.value))
          }}
        />
      </Fragment>
    )
  })
}

/** Returns the name of an argument. Unnamed arguments are labeled by position. */
export function argumentName({ name }: AbiParameter, index: number): string {
  return name || `#${index + 1}`
}
