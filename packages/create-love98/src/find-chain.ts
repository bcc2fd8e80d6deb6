import { distance } from '../../love98/src/domain/community/allowed-names.ts'
import type { ChainDefinition } from '../../love98/src/domain/community/community.ts'

/**
 * Finds a chain by its ID or its name, such as `8453` or `base`.
 * @param known see `knownChains`
 * @returns the chain, or the problem with the nearest names
 */
export function findChain(
  written: string | number,
  known: ReadonlyMap<number, ChainDefinition>,
): ChainDefinition | string {
  const text = String(written).trim()
  if (/^\d+$/.test(text))
    return (
      known.get(Number(text)) ?? `no chain with the ID ${text} is known; add it to community/config.ts later`
    )
  const typed = fold(text)
  const all = [...known.values()]
  const exact = all.filter((chain) => fold(chain.name) === typed || fold(chain.network) === typed)
  const [only, ...others] = exact
  if (only && others.length === 0) return only
  const found = exact.length > 1 ? exact : nearest(typed, all)
  return `${exact.length > 1 ? 'several chains have this name' : 'no such chain'}; type an ID: ${found
    .map(({ id, name }) => `${id} (${name})`)
    .join(', ')}`
}

function nearest(typed: string, all: readonly ChainDefinition[]): ChainDefinition[] {
  const score = ({ name }: ChainDefinition) =>
    fold(name).startsWith(typed) ? -1 : distance(typed.slice(0, 40), fold(name))
  return all.toSorted((a, b) => score(a) - score(b)).slice(0, 5)
}

function fold(text: string): string {
  return text.toLowerCase().replaceAll(/[^a-z0-9]+/g, '')
}
