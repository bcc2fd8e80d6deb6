import type { heartbreakRules } from '@/texts/heartbreak-rules'

export type Refusal = keyof typeof heartbreakRules.moves
