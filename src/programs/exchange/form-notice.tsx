import type { ImpactLevel } from '@/domain/swap/impact-level'
import type { SwapReading } from '@/domain/swap/quote-swap'
import { type SwapOptions, slippageRisk } from '@/domain/swap/swap-options'
import type { SwapRoute } from '@/domain/swap/swap-route'
import { exchange } from '@/texts/exchange'

import { Icon } from '@/ui/icon'
import styles from './exchange.module.css'
import { impactIcon, problemText } from './form-words'

type FormNoticeProps = {
  id: string
  pair: string
  route: SwapRoute
  reading: SwapReading
  level: ImpactLevel
  isOld: boolean
  isReading: boolean
  options: SwapOptions
}

/** The one thing to know of the form now: what is wrong, else what is risky. Its place is kept, so that nothing jumps. */
export function FormNotice({ id, ...state }: FormNoticeProps) {
  const said = useNotice(state)
  return (
    <p id={id} role="status" className={styles.said}>
      {said?.icon && <Icon name={said.icon} size={16} />}
      <span>{said?.text}</span>
    </p>
  )
}

type Said = { readonly icon?: string; readonly text: string }

function useNotice(state: Omit<FormNoticeProps, 'id'>): Said | null {
  const { pair, route, reading, level, isOld, isReading, options } = state
  const problem = reading.kind === 'problem' ? reading.code : reading.problem
  if (isReading) return { text: exchange.reading }
  if (isOld) return { icon: 'warning', text: exchange.oldPrice }
  if (problem === 'empty') return null
  if (problem) return { icon: 'error', text: problemText(problem, route.from, pair) }
  if (level !== 'none') return { icon: impactIcon(level), text: exchange.impactNotes[level] }
  const risk = slippageRisk(options.slippageBips)
  return risk ? { icon: 'warning', text: exchange.slippageRisks[risk] } : null
}
