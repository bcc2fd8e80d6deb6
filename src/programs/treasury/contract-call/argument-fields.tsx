import { Fragment, useId } from 'react'
import type { AbiParameter } from 'viem'
import { treasuryFormsTexts } from '@/texts/en/programs/treasury-forms'
import { useTexts } from '@/texts/use-texts'

type ArgumentFieldsProps = {
  inputs: readonly AbiParameter[]
  typed: readonly string[]
  onChange: (typed: readonly string[]) => void
}

/** A field for each argument of a function, with its type. */
export function ArgumentFields({ inputs, typed, onChange }: ArgumentFieldsProps) {
  const texts = useTexts(treasuryFormsTexts)
  const id = useId()
  return inputs.map((parameter, index) => {
    const isJson = /\]$|^tuple$/.test(parameter.type)
    const field = `${id}${index}`
    return (
      <Fragment key={field}>
        <label htmlFor={field}>
          {texts.argument(argumentName(parameter, index), parameter.type)}
          {isJson && ` ${texts.asJson}`}
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

/** An argument without a name is told by its place. */
export function argumentName({ name }: AbiParameter, index: number): string {
  return name || `#${index + 1}`
}
