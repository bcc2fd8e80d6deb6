import type { Address } from '@/domain/address'
import type { Action, Argument, ArgumentValue } from '../described-call'
import { defineKnownFunction, type KnownFunction } from '../known-function'
import { type AuthorityRow, authorityRows } from './authority-table'

export const authorityFunctions: Readonly<Record<string, KnownFunction>> = Object.fromEntries(
  authorityRows.map((row) => [row.selector, functionOf(row)]),
)

function functionOf(row: AuthorityRow): KnownFunction {
  const { decode } = defineKnownFunction(row.signature as string, () => ({ kind: 'nothing' }))
  return {
    signature: row.signature,
    decode(call) {
      const decoded = decode(call)
      return decoded && { ...decoded, action: actionOf(row, decoded.arguments) }
    },
  }
}

function actionOf({ right, subject, account, given }: AuthorityRow, values: readonly Argument[]): Action {
  return {
    kind: 'authority',
    right,
    subject,
    account: account === null ? null : (argumentAt(values, account) as Address),
    isGiven: given === 'always' || (given !== 'never' && !isEmpty(argumentAt(values, given))),
  }
}

function argumentAt(values: readonly Argument[], path: string): ArgumentValue | undefined {
  const [first, ...fields] = path.split('.')
  return fields.reduce<ArgumentValue | undefined>(
    (value, name) => (value as Readonly<Record<string, ArgumentValue>> | undefined)?.[name],
    values.find(({ name }) => name === first)?.value,
  )
}

function isEmpty(value: ArgumentValue | undefined): boolean {
  return !value || (typeof value === 'string' && /^0x0*$/.test(value))
}
