import { createStore } from 'zustand/vanilla'
import { readStored, writeStored } from '@/browser/storage'
import { iconLayoutKey } from '@/domain/storage-keys'
import { currentProgramId } from '@/domain/windows/former-program-ids'
import type { Cell, Cells } from '@/domain/windows/icon-grid'

/**
 * The largest number of icons, and the largest cell index, of a valid layout. A record beyond it was not
 * written by this code.
 */
const limit = 1_000
const undoLimit = 20

/**
 * The positions of the icons. `cells` is null until the visitor moves an icon: until then the style sheet
 * places them. `isAuto` keeps the icons without gaps. `undo` contains the previous arrangements, the latest
 * one last.
 */
export const iconLayout = createStore<{
  cells: Cells | null
  isAuto: boolean
  undo: readonly (Cells | null)[]
}>(() => ({ cells: null, isAuto: false, undo: [] }))

export function adoptStoredIcons(): void {
  const stored = parseLayout(readStored(iconLayoutKey))
  if (stored) iconLayout.setState(stored)
}

export function placeIcons(cells: Cells): void {
  iconLayout.setState(({ cells: before, undo }) => ({ cells, undo: [...undo, before].slice(-undoLimit) }))
  store()
}

export function resetIconLayout(): void {
  iconLayout.setState(({ cells, undo }) => ({
    cells: null,
    isAuto: false,
    undo: [...undo, cells].slice(-undoLimit),
  }))
  store()
}

export function undoIcons(): boolean {
  const { undo } = iconLayout.getState()
  if (undo.length === 0) return false
  iconLayout.setState({ cells: undo.at(-1) ?? null, undo: undo.slice(0, -1), isAuto: false })
  store()
  return true
}

export function chooseAutoArrange(isAuto: boolean): void {
  iconLayout.setState({ isAuto })
  store()
}

export function parseLayout(text: string | null): { cells: Cells | null; isAuto: boolean } | null {
  if (text === null) return null
  try {
    const stored = JSON.parse(text) as unknown
    if (typeof stored !== 'object' || stored === null) return null
    const { version, auto, cells } = stored as Record<string, unknown>
    if ((version !== 1 && version !== 2) || typeof auto !== 'boolean') return null
    if (cells === null) return { cells, isAuto: auto }
    if (typeof cells !== 'object') return null
    const entries = Object.entries(cells as object)
    if (entries.length > limit) return null
    const places = entries.map(
      ([id, place]) => [version === 1 ? currentProgramId(id) : id, cellOf(place)] as const,
    )
    if (places.some(([, cell]) => cell === null)) return null
    return { cells: Object.fromEntries(places) as Record<string, Cell>, isAuto: auto }
  } catch {
    return null
  }
}

function cellOf(place: unknown): Cell | null {
  if (!Array.isArray(place) || place.length !== 2) return null
  const [column, row] = place as unknown[]
  return isIndex(column) && isIndex(row) ? { column, row } : null
}

function isIndex(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= 0 && Number(value) < limit
}

function store(): void {
  const { cells, isAuto } = iconLayout.getState()
  const places =
    cells && Object.fromEntries(Object.entries(cells).map(([id, { column, row }]) => [id, [column, row]]))
  writeStored(iconLayoutKey, JSON.stringify({ version: 2, auto: isAuto, cells: places }))
}
