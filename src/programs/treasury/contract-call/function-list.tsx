import { useId } from 'react'
import type { AbiFunction, AbiParameter } from 'viem'
import { treasuryForms } from '@/texts/treasury-forms'

type FunctionListProps = {
  functions: readonly AbiFunction[]
  chosen: number
  onChoose: (place: number) => void
}

/** The functions of an ABI with their argument types, which distinguish functions of the same name. */
export function FunctionList({ functions, chosen, onChoose }: FunctionListProps) {
  const name = useId()
  if (functions.length === 0) return null
  return (
    <fieldset>
      <legend>{treasuryForms.functionOf(functions.length)}</legend>
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
