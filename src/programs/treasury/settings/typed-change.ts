import type { Address } from '@/domain/address'
import type { ProposedChange } from '@/safe/settings-change'

/** Kinds of change in the form; a change of the version is a call of another contract, and not of the Safe itself. */
export type ChangeKind = ProposedChange['type'] | 'CHANGE_VERSION'

/** What the form for a change holds; only the fields of its kind count. */
export type TypedChange = {
  kind: ChangeKind
  /** The owner or the module that goes; null until one is chosen. */
  chosen: Address | null
  /** Whom or what comes; null until the field holds an address. */
  address: Address | null
  /** Decimal digits. */
  threshold: string
}

/** Which fields a change needs. */
export const fieldsOf = {
  ADD_OWNER: ['address', 'threshold'],
  REMOVE_OWNER: ['owner', 'threshold'],
  SWAP_OWNER: ['owner', 'address'],
  CHANGE_THRESHOLD: ['threshold'],
  ENABLE_MODULE: ['address'],
  DISABLE_MODULE: ['module'],
  SET_GUARD: ['address'],
  DELETE_GUARD: [],
  SET_FALLBACK_HANDLER: ['address'],
  CHANGE_VERSION: [],
} as const satisfies Readonly<Record<ChangeKind, readonly ('address' | 'owner' | 'module' | 'threshold')[]>>

/** Kinds whose address runs code for the Safe. */
export const needsContract: ReadonlySet<ChangeKind> = new Set<ChangeKind>([
  'ENABLE_MODULE',
  'SET_GUARD',
  'SET_FALLBACK_HANDLER',
])

/** What was typed as a change, or which field is missing; a threshold that is no number is 0, which no Safe takes. */
export function readChange({
  kind,
  chosen,
  address,
  threshold,
}: TypedChange & { kind: ProposedChange['type'] }): ProposedChange | 'address' | 'chosen' {
  const needed: readonly string[] = fieldsOf[kind]
  const signatures = /^\d{1,6}$/.test(threshold.trim()) ? BigInt(threshold.trim()) : 0n
  if ((needed.includes('owner') || needed.includes('module')) && chosen === null) return 'chosen'
  if (needed.includes('address') && address === null) return 'address'
  const [gone, added] = [chosen ?? '0x', address ?? '0x'] as const
  switch (kind) {
    case 'ADD_OWNER':
      return { type: kind, owner: added, threshold: signatures }
    case 'REMOVE_OWNER':
      return { type: kind, owner: gone, threshold: signatures }
    case 'SWAP_OWNER':
      return { type: kind, oldOwner: gone, newOwner: added }
    case 'CHANGE_THRESHOLD':
      return { type: kind, threshold: signatures }
    case 'DISABLE_MODULE':
      return { type: kind, address: gone }
    case 'DELETE_GUARD':
      return { type: kind }
    default:
      return { type: kind, address: added }
  }
}
