import { publishedVenues, publishedWrappedNative } from '../../../../src/domain/community/published-venues.ts'
import { venueOf } from '../../../../src/domain/community/venues.ts'
import { communityFile } from '../../project-root.mjs'
import type { ConfigSource, Node } from './config-source.ts'

/**
 * Writes the former `exchange`, one deployment of Uniswap V2, as an entry of `venues`, and its `history` beside it. A
 * published deployment becomes the id of its chain.
 * @returns sentences about what a person must do; then nothing is changed, or one value has no place yet
 */
export function listVenues(config: ConfigSource): readonly string[] {
  const exchange = config.property(config.community, 'exchange')
  if (!exchange) return []
  const written = config.resolve(exchange.value)
  const value = (name: string): Node | undefined => config.property(written, name)?.value
  const { chainId, factory } = { chainId: value('chainId'), factory: value('factory') }
  if (!config.properties(written) || !chainId || !factory)
    return [
      `${communityFile}: exchange must be written as venues by hand: [{ kind: 'v2', chainId, factory, router }].`,
    ]
  const literal = (node: Node | undefined) => node && config.resolve(node).value
  const id = Number(literal(chainId))
  const published = venueOf(publishedVenues(id), 'v2')
  const isPublished =
    published !== undefined &&
    literal(factory) === published.factory &&
    literal(value('router')) === published.router &&
    [undefined, published.initCodeHash].includes(literal(value('initCodeHash')) as never)
  const parts = ['chainId', 'factory', 'initCodeHash', 'router'].flatMap((name) => {
    const part = value(name)
    return part ? [`${name}: ${config.source(part)}`] : []
  })
  const entry = isPublished ? String(id) : `{ ${["kind: 'v2'", ...parts].join(', ')} }`
  const comments = config.commentsIn(written).map((comment) => `${comment}\n  `)
  const history = value('history')
  const rest = history ? `,\n  history: ${config.source(history)}` : ''
  config.replace(exchange, `${comments.join('')}venues: [${entry}]${rest}`)
  const wrapped = value('wrappedNative')
  return !wrapped || literal(wrapped) === publishedWrappedNative(id)
    ? []
    : [
        `${communityFile}: add wrappedNative: ${config.source(wrapped)} to chain ${config.source(chainId)} in chains.`,
      ]
}
