import type { Address } from '@/domain/address'
import type { DescribedCall } from './described-call'

/** Returns the contracts whose facts the description of a call needs, each once, in lower case. */
export function tokensOfCall(described: DescribedCall): readonly Address[] {
  const found = new Set<Address>()
  collect(described, found)
  return [...found]
}

function collect({ action }: Pick<DescribedCall, 'action'>, found: Set<Address>) {
  const add = (token: Address | null) => {
    if (token !== null) found.add(token.toLowerCase() as Address)
  }
  if (action.kind === 'batch' || action.kind === 'multicall')
    for (const inner of action.calls) collect(inner, found)
  if (action.kind === 'several') for (const one of action.actions) collect({ action: one }, found)
  if (action.kind === 'execute') collect(action.call, found)
  if (action.kind === 'swap') for (const side of [action.gives, action.receives]) add(side.token)
  if ('sides' in action) for (const side of action.sides) add(side.token)
  if ('token' in action) add(action.token)
}
