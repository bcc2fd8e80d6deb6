import type { heartbreakRulesTexts } from '@/texts/en/heartbreak/heartbreak-rules'

/** The reason why a move is illegal. */
export type Refusal = keyof typeof heartbreakRulesTexts.moves
