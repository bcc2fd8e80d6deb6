import type { Address } from '@/domain/address'
import type { ProposedChange } from '@/safe/settings-change'

/** Kinds of change in the form. A version change calls another contract; the other kinds call the Safe itself. */
export type ChangeKind = ProposedChange['type'] | 'CHANGE_VERSION'

/** The contents of the form for a change. Only the fields of its kind count. */
export type TypedChange = {
  kind: ChangeKind
  /** The owner or module to remove; null until one is chosen. */
  chosen: Address | null
  /** The account or contract to add; null until the field has an address. */
  address: Address | null
  /** Decimal digits. */
  threshold: string
}

/** The fields that each kind of change needs. */
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

/** Kinds whose address is a contract that runs code for the Safe. */
export const needsContract: ReadonlySet<ChangeKind> = new Set<ChangeKind>([
  'ENABLE_MODULE',
  'SET_GUARD',
  'SET_FALLBACK_HANDLER',
])

/** Returns the typed change, or the missing field. An invalid threshold becomes 0, which every Safe rejects. */
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
