import type { heartbreakRules } from '@/texts/heartbreak-rules'

/** The reason why a move is illegal. */
export type Refusal = keyof typeof heartbreakRules.moves
