import { useId, useMemo, useState } from 'react'
import type { AbiFunction, AbiParameter } from 'viem'
import type { Address } from '@/domain/address'
import { amountProblemText } from '@/domain/wallet/amount-problem-text'
import { type AmountProblem, readTypedAmount } from '@/domain/wallet/typed-amount'
import { encodeCall } from '@/safe/contract-call/encode-call'
import { readAbi } from '@/safe/contract-call/read-abi'
import { type Argument, readArgument } from '@/safe/contract-call/read-argument'
import { plainText } from '@/safe/plain-text'
import { recipient as recipientTexts } from '@/texts/recipient'
import { treasuryForms } from '@/texts/treasury-forms'
import { RadioGroup } from '@/ui/radio-group/radio-group'
import { StatusText } from '@/ui/status-text/status-text'
import { TextArea } from '@/ui/text-field/text-area'
import { TextField } from '@/ui/text-field/text-field'
import { useRecipient } from '@/wallet/recipient/use-recipient'
import type { FormProps } from '../list/list-props'
import { useHostOf } from '../safe/use-safe-context'
import { useLookAlikes } from '../transaction/use-look-alikes'
import { ProposalForm } from './proposal-form'
import { RecipientField } from './recipient-field'
import { useProposalFlow } from './use-proposal-flow'

const none: readonly Address[] = []

/**
 * A form that calls any function of any contract by a pasted ABI. The ABI is not trusted: the review decodes
 * the bytes.
 */
export function ContractCall(props: FormProps) {
  const { addressProblems } = recipientTexts
  const { safe, nativeSymbol } = props
  const flow = useProposalFlow({ ...props, onDone: props.onClose })
  const [to, setTo] = useState('')
  const recipient = useRecipient(to, safe.chainId)
  const [isAsked, setIsAsked] = useState(false)
  const [abi, setAbi] = useState('')
  const [place, setPlace] = useState(0)
  const [typed, setTyped] = useState<readonly string[]>([])
  const [value, setValue] = useState('')
  const [problem, setProblem] = useState('')
  const [called, setCalled] = useState('')
  const read = useMemo(() => (abi.trim() === '' ? [] : readAbi(abi)), [abi])
  const functions: readonly AbiFunction[] = typeof read === 'string' ? [] : read
  const chosen = functions[place]
  const host = useHostOf(safe)
  // Outside a Safe the review compares the addresses in the bytes. Inside one, the Safe's page opens without
  // that review.
  const alike = useLookAlikes(
    props,
    host && recipient.kind === 'known' ? [recipient.address, ...typedAddresses(chosen, typed)] : none,
  )
  const problems = { ...addressProblems, ...treasuryForms.argumentProblems }

  /** Returns the values of the fields. The status line shows the problem of the first invalid field. */
  function argumentsOf(item: AbiFunction): readonly Argument[] | null {
    const values: Argument[] = []
    for (const [index, parameter] of item.inputs.entries()) {
      const one = readArgument(parameter, typed[index] ?? '', safe.chainId)
      if ('problem' in one) {
        setProblem(treasuryForms.wrongArgument(argumentName(parameter, index), problems[one.problem]))
        return null
      }
      values.push(one.value)
    }
    return values
  }

  function propose() {
    setIsAsked(true)
    setProblem('')
    if (recipient.kind !== 'known' || alike.isOpen) return
    if (!chosen)
      return setProblem(typeof read === 'string' ? treasuryForms.abiProblems[read] : treasuryForms.noAbi)
    const sent = chosen.stateMutability === 'payable' ? typedWei(value) : 0n
    if (typeof sent === 'string')
      return setProblem(amountProblemText(sent, { symbol: nativeSymbol, decimals: 18 }))
    const values = argumentsOf(chosen)
    const data = values && encodeCall(chosen, values)
    if (!values) return
    if (!data) return setProblem(treasuryForms.notEncoded)
    // Pasted text may contain invisible characters. The review shows the values of the encoded bytes.
    const lines = chosen.inputs.map(
      (input, index) => `${argumentName(input, index)}: ${plainText(typed[index], 300)}`,
    )
    setCalled([signatureOf(chosen), ...lines].join('\n'))
    const description = treasuryForms.callOf(data.slice(0, 10), recipient.address)
    flow.propose({ calls: [{ to: recipient.address, value: sent, data }], description })
  }

  return (
    <ProposalForm
      {...props}
      flow={flow}
      title={treasuryForms.contractCall}
      problem={problem}
      fromYou={[treasuryForms.fromYourAbi, called]}
      onSubmit={propose}
      onCancel={() => props.onClose('')}
    >
      <RecipientField
        label={treasuryForms.contract}
        text={to}
        recipient={recipient}
        isAsked={isAsked}
        chainId={safe.chainId}
        onChange={(text) => {
          setTo(text)
          setIsAsked(false)
        }}
      />
      <TextArea
        label={treasuryForms.abi}
        rows={4}
        value={abi}
        dir="ltr"
        spellCheck={false}
        aria-invalid={typeof read === 'string'}
        onChange={(text) => {
          setAbi(text)
          setPlace(0)
          setTyped([])
        }}
      />
      {typeof read === 'string' && <StatusText isProblem>{treasuryForms.abiProblems[read]}</StatusText>}
      <FunctionList
        functions={functions}
        chosen={place}
        onChoose={(next) => {
          setPlace(next)
          setTyped([])
        }}
      />
      {chosen && <ArgumentFields inputs={chosen.inputs} typed={typed} onChange={setTyped} />}
      {alike.warnings}
      {chosen?.stateMutability === 'payable' && (
        <TextField
          label={treasuryForms.valueLabel(nativeSymbol)}
          value={value}
          inputMode="decimal"
          autoComplete="off"
          onChange={setValue}
        />
      )}
    </ProposalForm>
  )
}

/** Lists addresses typed into fields whose parameters can contain one. */
function typedAddresses(item: AbiFunction | undefined, typed: readonly string[]): readonly Address[] {
  const texts = (item?.inputs ?? []).map(({ type }, index) =>
    /^(address|tuple)/.test(type) ? (typed[index] ?? '') : '',
  )
  const found = texts.join(' ').match(/\b0x[0-9a-fA-F]{40}\b/g) ?? []
  return [...new Set(found as readonly Address[])]
}

/** Parses the ETH that is sent with a call, in wei; 0 for an empty field or a zero. */
function typedWei(text: string): bigint | AmountProblem {
  const read = readTypedAmount(text, 18)
  if (read.kind === 'amount') return read.value
  return read.code === 'empty' || read.code === 'zero' ? 0n : read.code
}

type FunctionListProps = {
  functions: readonly AbiFunction[]
  chosen: number
  onChoose: (place: number) => void
}

/** The functions of an ABI with their argument types, which distinguish functions of the same name. */
function FunctionList({ functions, chosen, onChoose }: FunctionListProps) {
  if (functions.length === 0) return null
  return (
    <RadioGroup
      label={treasuryForms.functionOf(functions.length)}
      // An ABI can have the same function twice.
      options={functions.map((item, index) => ({ id: index, label: <bdi>{signatureOf(item)}</bdi> }))}
      value={chosen}
      onChange={onChoose}
    />
  )
}

/** `transfer(address,uint256)` */
function signatureOf({ name, inputs }: AbiFunction): string {
  return `${name}(${inputs.map(typeOf).join(',')})`
}

function typeOf(parameter: AbiParameter): string {
  if (!('components' in parameter)) return parameter.type
  return `(${parameter.components.map(typeOf).join(',')})${parameter.type.slice('tuple'.length)}`
}

type ArgumentFieldsProps = {
  inputs: readonly AbiParameter[]
  typed: readonly string[]
  onChange: (typed: readonly string[]) => void
}

/** A field for each argument of a function, with its type. */
function ArgumentFields({ inputs, typed, onChange }: ArgumentFieldsProps) {
  const id = useId()
  return inputs.map((parameter, index) => {
    const isJson = /\]$|^tuple$/.test(parameter.type)
    const field = `${id}${index}`
    return (
      <TextField
        key={field}
        id={field}
        label={
          treasuryForms.argument(argumentName(parameter, index), parameter.type) +
          (isJson ? ` ${treasuryForms.asJson}` : '')
        }
        value={typed[index] ?? ''}
        dir="ltr"
        autoComplete="off"
        spellCheck={false}
        onChange={(text) => {
          const next = inputs.map((_, place) => typed[place] ?? '')
          onChange(next.with(index, text))
        }}
      />
    )
  })
}

/** Returns the name of an argument. Unnamed arguments are labeled by position. */
function argumentName({ name }: AbiParameter, index: number): string {
  return name || `#${index + 1}`
}
