import { useId } from 'react'
import type { AbiFunction, AbiParameter } from 'viem'
import { treasuryFormsTexts } from '@/texts/en/programs/treasury-forms'
import { useTexts } from '@/texts/use-texts'

type FunctionListProps = {
  functions: readonly AbiFunction[]
  chosen: number
  onChoose: (place: number) => void
}

/** The functions of an ABI; two of one name are told apart by the types of their arguments. */
export function FunctionList({ functions, chosen, onChoose }: FunctionListProps) {
  const texts = useTexts(treasuryFormsTexts)
  const name = useId()
  if (functions.length === 0) return null
  return (
    <fieldset>
      <legend>{texts.functionOf(functions.length)}</legend>
      {functions.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an ABI can have the same function twice
        <label key={index} className="field-row">
          <input type="radio" name={name} checked={chosen === index} onChange={() => onChoose(index)} />
          <bdi>{signatureOf(item)}</bdi>
        </label>
      ))}
    </fieldset>
  )
}

/** `transfer(address,uint256)` */
export function signatureOf({ name, inputs }: AbiFunction): string {
  return `${name}(${inputs.map(typeOf).join(',')})`
}

function typeOf(parameter: AbiParameter): string {
  if (!('components' in parameter)) return parameter.type
  return `(${parameter.components.map(typeOf).join(',')})${parameter.type.slice('tuple'.length)}`
}
