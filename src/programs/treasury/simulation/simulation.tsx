import type { Address } from '@/domain/address'
import type { SafeId } from '@/safe/gateway/gateway-queries'
import type { Review } from '@/safe/review'
import { effectsOfRun } from '@/safe/simulation/effects'
import { treasurySimulationTexts } from '@/texts/en/programs/treasury-simulation'
import { treasuryStatusTexts } from '@/texts/en/programs/treasury-status'
import { treasuryWords } from '@/texts/en/programs/treasury-words'
import { useTexts } from '@/texts/use-texts'
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

/** More lines than this are counted. */
const mostLines = 500
/** More tokens than this stand without their own symbol and decimals. */
const mostTokens = 50

/** What the execution would move, by the node of this page, beside what the bytes say. */
export function Simulation({ safe, nativeSymbol, viewer, review }: SimulationProps) {
  const texts = useTexts(treasurySimulationTexts)
  const status = useTexts(treasuryStatusTexts)
  const words = useTexts(treasuryWords)
  const simulation = useSimulation(safe, review, viewer)
  const all = simulation?.kind === 'runs' ? effectsOfRun(safe.address, simulation) : []
  // A contract can report as much as it likes.
  const effects = all.slice(0, mostLines)
  const tokens = effects.flatMap((effect) =>
    'token' in effect && effect.kind !== 'unread' ? effect.token : [],
  )
  const { facts } = useTokenFacts(safe.chainId, [...new Set(tokens)].slice(0, mostTokens))
  const context = { texts: words, nativeSymbol, facts }
  const lines = effects.map((effect) => effectWords(safe.address, effect, texts, context))

  function said(): readonly string[] {
    if (!simulation) return [texts.running]
    if (simulation.kind === 'unknown')
      return [simulation.why === 'not-offered' ? texts.notOffered : texts.noAnswer]
    if (simulation.kind === 'fails') {
      const reason = reasonText(simulation.reason, status)
      return [reason ? texts.failsWith(reason) : texts.fails]
    }
    if (lines.length === 0) return [texts.nothing]
    return all.length > mostLines ? [...lines, texts.more(all.length - mostLines)] : lines
  }

  return (
    <section aria-label={texts.heading} className={styles.simulation} aria-busy={!simulation}>
      <p className={styles.heading} aria-hidden="true">
        {texts.heading}
      </p>
      {simulation?.kind === 'fails' ? (
        <Warnings icon="warning" lines={said()} />
      ) : (
        <p role="status" className={`selectable ${styles.lines}`}>
          {said().join('\n')}
        </p>
      )}
      {simulation && simulation.kind !== 'unknown' && <p>{texts.at(String(simulation.block))}</p>}
    </section>
  )
}
