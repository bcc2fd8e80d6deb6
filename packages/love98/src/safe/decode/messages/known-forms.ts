import { accountForms } from './account-forms'
import { type FormValues, hasDomain, type MessageForm, valuesOf } from './message-form'
import type { MessageMeaning } from './message-meaning'
import { orderForms } from './order-forms'
import { tokenForms } from './token-forms'
import type { TypedMessage } from './typed-data'

function vote({ values, at }: FormValues): MessageMeaning {
  const text = (name: string) => String(values[name])
  const choice = Array.isArray(values.choice) ? values.choice.join(', ') : text('choice')
  return { kind: 'vote', voter: at('from'), space: text('space'), proposal: text('proposal'), choice }
}

const snapshot =
  'https://github.com/snapshot-labs/sx-monorepo/blob/master/packages/sx.js/src/clients/offchain/ethereum-sig/types.ts'

const votes: readonly MessageForm[] = ['bytes32', 'string'].flatMap((proposal) =>
  ['uint32', 'uint32[]', 'string'].map((choice) => ({
    id: `snapshot-vote-${proposal}-${choice.replace('[]', 's')}`,
    type: `Vote(address from,string space,uint64 timestamp,${proposal} proposal,${choice} choice,string reason,string app,string metadata)`,
    domain: 'snapshot' as const,
    read: vote,
    source: snapshot,
  })),
)

/**
 * Typed data that this page recognizes. Everything else is `typed` and gets an acknowledged caution or a danger.
 * `docs/recognized-calls.md` shows this table; a test compares them.
 */
export const knownForms: readonly MessageForm[] = [...tokenForms, ...orderForms, ...accountForms, ...votes]

const byType = new Map(
  knownForms.flatMap((form) => (typeof form.type === 'string' ? [[form.type, form] as const] : [])),
)
const patterns = knownForms.filter(({ type }) => typeof type !== 'string')

/** Reads typed data by its encoded type, its domain and the hashed values. */
export function meaningOfTypedData(typed: TypedMessage): MessageMeaning {
  const form =
    byType.get(typed.type) ?? patterns.find(({ type }) => type instanceof RegExp && type.test(typed.type))
  const known = form && hasDomain(typed, form.domain) ? form.read(valuesOf(typed)) : null
  if (known) return known
  const { name } = typed.domainValues
  return { kind: 'typed', primaryType: typed.primaryType, name: typeof name === 'string' ? name : null }
}
