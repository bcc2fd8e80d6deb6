import type { Address } from '@/domain/address'
import type { SafeId } from '@/safe/gateway/gateway-queries'
import type { Review } from '@/safe/review'
import { effectsOfRun } from '@/safe/simulation/effects'
import { treasurySimulation } from '@/texts/treasury-simulation'

import { reasonText } from '../pending/pending-status'
import { Warnings } from '../review/warnings'
import { useTokenFacts } from '../tokens/use-token-facts'
import { effectWords } from '../words/effect-words'
import styles from './simulation.module.css'
import { useSimulation } from './use-simulation'

type SimulationProps = {
  safe: SafeId
  nativeSymbol: string
  viewer: Address | null
  review: Extract<Review, { kind: 'ready' }>
}

/** The largest number of lines that are shown; the rest are counted. */
const mostLines = 500
/** The largest number of tokens that are shown with symbol and decimals. */
const mostTokens = 50

/** The transfers of the execution as simulated by this page's node, beside the decoded bytes. */
export function Simulation({ safe, nativeSymbol, viewer, review }: SimulationProps) {
  const simulation = useSimulation(safe, review, viewer)
  const all = simulation?.kind === 'runs' ? effectsOfRun(safe.address, simulation) : []
  // The number of lines is limited, because a contract can emit any number of events.
  const effects = all.slice(0, mostLines)
  const tokens = effects.flatMap((effect) =>
    'token' in effect && effect.kind !== 'unread' ? effect.token : [],
  )
  const { facts } = useTokenFacts(safe.chainId, [...new Set(tokens)].slice(0, mostTokens))
  const context = { nativeSymbol, facts }
  const lines = effects.map((effect) => effectWords(safe.address, effect, context))

  function said(): readonly string[] {
    if (!simulation) return [treasurySimulation.running]
    if (simulation.kind === 'unknown')
      return [simulation.why === 'not-offered' ? treasurySimulation.notOffered : treasurySimulation.noAnswer]
    if (simulation.kind === 'fails') {
      const reason = reasonText(simulation.reason)
      return [reason ? treasurySimulation.failsWith(reason) : treasurySimulation.fails]
    }
    if (lines.length === 0) return [treasurySimulation.nothing]
    return all.length > mostLines ? [...lines, treasurySimulation.more(all.length - mostLines)] : lines
  }

  return (
    <section aria-label={treasurySimulation.heading} className={styles.simulation} aria-busy={!simulation}>
      <p className={styles.heading} aria-hidden="true">
        {treasurySimulation.heading}
      </p>
      {simulation?.kind === 'fails' ? (
        <Warnings icon="warning" lines={said()} />
      ) : (
        <p role="status" className={`selectable ${styles.lines}`}>
          {said().join('\n')}
        </p>
      )}
      {simulation && simulation.kind !== 'unknown' && (
        <p>{treasurySimulation.at(String(simulation.block))}</p>
      )}
    </section>
  )
}
