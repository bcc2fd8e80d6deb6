import { useQuery } from '@tanstack/react-query'
import { readSafe } from '@/chain/safe/read-safe'
import { type Simulation as SimulationResult, simulateExecution } from '@/chain/safe/simulate-execution'
import { type Address, isSameAddress } from '@/domain/address'
import { executionData } from '@/safe/execution'
import type { SafeId } from '@/safe/gateway/gateway-queries'
import type { Review } from '@/safe/review'
import { safeTransactionHash } from '@/safe/safe-transaction'
import { type Effect, effectsOfRun } from '@/safe/simulation/effects'
import { treasurySimulation } from '@/texts/treasury-simulation'
import { treasuryWords } from '@/texts/treasury-words'
import { useWallet } from '@/wallet/use-wallet'
import { useTokenFacts } from '../assets/use-token-facts'
import { reasonText } from '../queue/pending-list'
import { safeKey } from '../safe/use-safe-queries'
import { addressText, coinAmountText, type TextContext, tokenAmountText, unlimitedText } from './action-texts'
import styles from './simulation.module.css'
import { Warnings } from './warnings'

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
  const lines = effects.map((effect) => effectText(safe.address, effect, context))

  function statusLines(): readonly string[] {
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
        <Warnings icon="warning" lines={statusLines()} />
      ) : (
        <p role="status" className={`selectable ${styles.lines}`}>
          {statusLines().join('\n')}
        </p>
      )}
      {simulation && simulation.kind !== 'unknown' && (
        <p>{treasurySimulation.at(String(simulation.block))}</p>
      )}
    </section>
  )
}

/** The largest possible allowance. */
const unlimited = 2n ** 256n - 1n

/** Describes an effect of a simulation on a Safe in one line. */
function effectText(safe: Address, effect: Effect, context: TextContext): string {
  switch (effect.kind) {
    case 'coin':
      return movedText(safe, effect, coinAmountText(effect.amount, context))
    case 'token':
      return movedText(safe, effect, tokenAmountText(effect.token, effect.amount, effect.unit, context))
    case 'items': {
      const what = treasuryWords.items(
        String(effect.amount),
        tokenAmountText(effect.token, effect.id, 'id', context),
      )
      return movedText(safe, effect, what)
    }
    case 'allow': {
      const { token, amount, unit } = effect
      const isUnlimited = unit === 'amount' && amount === unlimited
      const what = isUnlimited ? unlimitedText(token, context) : tokenAmountText(token, amount, unit, context)
      return treasurySimulation.allowed(addressText(effect.spender), what)
    }
    case 'allow-all':
      return (effect.isAllowed ? treasurySimulation.allAllowed : treasurySimulation.notAllowed)(
        addressText(effect.operator),
        addressText(effect.token),
      )
    case 'coin-gained': {
      const { amount } = effect
      return amount < 0n
        ? treasurySimulation.coinLost(coinAmountText(-amount, context))
        : treasurySimulation.coinGained(coinAmountText(amount, context))
    }
    case 'unread':
      return treasurySimulation.unread(effect.event ?? treasurySimulation.noEvent, addressText(effect.token))
    case 'setting':
      return treasurySimulation.settings[effect.setting](addressText(effect.value))
  }
}

function movedText(safe: Address, { from, to }: { from: Address; to: Address }, what: string): string {
  return isSameAddress(from, safe)
    ? treasurySimulation.out(what, addressText(to))
    : treasurySimulation.in(what, addressText(from))
}

type Ready = Extract<Review, { kind: 'ready' }>

/** The time for which a simulation is cached, ms. */
const freshFor = 30_000

/**
 * Simulates the execution of a reviewed transaction at the current state, whatever its nonce; undefined while
 * loading. The result is not part of the review: it never removes a warning.
 */
function useSimulation(
  safe: SafeId,
  { transaction }: Ready,
  viewer: Address | null,
): SimulationResult | undefined {
  const { client } = useWallet()
  const { data, error } = useQuery({
    // The simulation uses the chain's nonce, so typing another nonce does not simulate again.
    queryKey: safeKey(safe, 'simulation', safeTransactionHash(safe, { ...transaction, nonce: 0n }), viewer),
    async queryFn(): Promise<SimulationResult> {
      const node = client(safe.chainId)
      const { owners } = await readSafe(node, safe.address)
      const from = owners.find((owner) => isSameAddress(owner, viewer)) ?? owners[0]
      const data = from && executionData(transaction, { agreements: [], threshold: 1 }, from)
      if (!from || !data) return { kind: 'unknown', why: 'no-answer' }
      const call = transaction.operation === 0 ? transaction : null
      return simulateExecution(node, { safe: safe.address, from, data, call })
    },
    staleTime: freshFor,
  })
  return error ? { kind: 'unknown', why: 'no-answer' } : data
}
