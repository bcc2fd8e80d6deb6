import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual'
import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react'
import { useMediaQuery } from '@/browser/use-media'
import { chooseShortcuts, listShortcuts, pageShortcuts } from '@/domain/keyboard/control-shortcuts'
import { handleShortcut } from '@/domain/keyboard/shortcuts'
import { setTooltipIfTruncated } from '@/ui/tooltip/tooltip-if-truncated'
import { useStable } from '@/ui/use-stable'
import { ReportedNote } from './list-notice'
import styles from './row-list.module.css'

export type ListRow = {
  key: string
  /** True for a heading, which the arrow keys skip and which cannot be chosen. */
  isHeading: boolean
  /** The key of the row's heading, however far above the row it is. Such rows are indented. */
  under?: string | null
  /** The key of another heading that describes the row for screen readers. @default only the headings directly above it */
  heading?: string | undefined
}

/** A row of a list that is short enough to build all its texts at once. */
export type RowWithCells = ListRow & { cells: readonly string[] }

export function cellsOf({ cells }: RowWithCells): readonly string[] {
  return cells
}

type RowListProps<Row extends ListRow> = {
  label: string
  columns: readonly [string, string, string]
  rows: readonly Row[]
  /** Returns a text per column; a heading has one text for all columns. Called only for rendered rows. */
  cellsOf: (row: Row) => readonly string[]
  chosen: string | null
  onChoose: (key: string) => void
  /** Called when the end of the loaded rows is near. */
  onEnd: () => void
  /** Called with the keys of the rendered rows whenever they change. */
  onDrawn?: (keys: readonly string[]) => void
  /** Some cells have the mark of what only the Safe service reports, which a note below the list explains. */
  hasReported?: boolean
}

/** A narrow viewport of a touch screen, where texts have up to three lines, as in `row-list.module.css`. */
const narrowTouch = '(pointer: coarse) and (width < 480px)'

/**
 * Returns the heights of rows and of headings, which are not pressed, CSS pixels. Rows have the height of all lists
 * (`--m-list-row`), or more if three lines need it. Renders again when another kind of pointer is used.
 */
function useRowSizes(): { size: number; headingSize: number } {
  const isNarrow = useMediaQuery(narrowTouch)
  useMediaQuery('(pointer: coarse)')
  const style = getComputedStyle(document.body)
  const headingSize = Math.max(17, (Number.parseFloat(style.lineHeight) || 14) + 3)
  const listRow = Number.parseFloat(style.getPropertyValue('--m-list-row')) || headingSize
  const lines = isNarrow ? Math.ceil(3 * 1.1 * Number.parseFloat(style.fontSize)) + 2 : 0
  return { size: Math.max(listRow, lines), headingSize }
}

/** The distance from the end, in rows, at which more are fetched; `overscan`: rows rendered beyond both edges. */
const nearEnd = 10
const overscan = 8

const rowShortcuts = { ...listShortcuts, ...pageShortcuts, ...chooseShortcuts }

/**
 * A list in columns, of any length. Only the visible rows and the active row are in the document. The arrow
 * keys, HOME, END and the page keys move; `aria-posinset` and `aria-describedby` give the position among all
 * rows and the headings above a row.
 */
export function RowList<Row extends ListRow>({
  label,
  columns,
  rows,
  cellsOf,
  chosen,
  onChoose,
  onEnd,
  onDrawn,
  hasReported = false,
}: RowListProps<Row>) {
  const box = useRef<HTMLDivElement>(null)
  const id = useId()
  const [active, setActive] = useState<string | null>(null)
  const { size, headingSize } = useRowSizes()
  const places = useMemo(() => rowPositions(rows), [rows])
  const place = places.indexOf(active ?? chosen)
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => box.current,
    estimateSize: (index) => (rows[index]?.isHeading ? headingSize : size),
    getItemKey: (index) => rows[index]?.key ?? index,
    rangeExtractor: (range) => withActive(range, place),
    overscan,
  })
  const items = virtualizer.getVirtualItems()
  const isNearEnd = rows.length > 0 && (virtualizer.range?.endIndex ?? 0) >= rows.length - nearEnd - overscan

  // The virtualizer caches the first sizes.
  // biome-ignore lint/correctness/useExhaustiveDependencies: rows are larger for a touch screen than for a mouse
  useEffect(() => virtualizer.measure(), [size, headingSize])

  // ResizeObserver. The details below a chosen row make the list smaller, so the row is scrolled back into view.
  useEffect(() => {
    const element = box.current
    if (!element || chosen === null) return
    const observer = new ResizeObserver(() => {
      const index = places.indexOf(chosen)
      if (index < 0) return
      const above = places.positionOf(index).position - 1
      const top = above * size + (index - above) * headingSize
      const { scrollTop, clientHeight } = element
      element.scrollTop = Math.min(top, Math.max(scrollTop, top + size - clientHeight))
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [chosen, places, size, headingSize])

  // Loads more rows from the network.
  useEffect(() => {
    if (isNearEnd) onEnd()
  }, [isNearEnd, onEnd])

  const drawn = useStable(items.flatMap(({ index }) => rows[index]?.key ?? []))
  // The parent needs the rendered rows, which depend on the scroll position of this list.
  useEffect(() => onDrawn?.(drawn), [onDrawn, drawn])

  const onKeyDown = (event: KeyboardEvent) => {
    const page = Math.max(1, Math.floor((box.current?.clientHeight ?? size) / size) - 1)
    const isHandled = handleShortcut(rowShortcuts, event, {
      'move-in-list': {
        ArrowDown: () => go(place + 1, 1),
        ArrowUp: () => go(place - 1, -1),
        ArrowLeft: null,
        ArrowRight: null,
      },
      'pages-of-list': {
        PageDown: () => go(Math.min(place + page, rows.length - 1), 1),
        PageUp: () => go(Math.max(place - page, 0), -1),
      },
      'ends-of-list': { Home: () => go(0, 1), End: () => go(rows.length - 1, -1) },
      'choose-in-list'() {
        const row = rows[place]
        if (row && !row.isHeading) onChoose(row.key)
      },
    })
    if (isHandled) event.preventDefault()
  }

  function go(from: number, by: 1 | -1) {
    for (let index = from; index >= 0 && index < rows.length; index += by) {
      const row = rows[index]
      if (!row || row.isHeading) continue
      setActive(row.key)
      virtualizer.scrollToIndex(index)
      return
    }
  }

  const activeKey = rows[place]?.key
  return (
    <>
      {/* Options have no column semantics, so the column names are visual only. */}
      <div className={styles.columns} aria-hidden="true">
        <RowCells columns={columns} texts={columns} />
      </div>
      <div
        ref={box}
        role="listbox"
        aria-label={label}
        aria-describedby={hasReported ? `${id}note` : undefined}
        aria-activedescendant={activeKey ? `${id}${idOf(activeKey)}` : undefined}
        tabIndex={0}
        className={`well ${styles.box}`}
        onKeyDown={onKeyDown}
      >
        <div
          role="presentation"
          className={styles.rows}
          style={{ blockSize: `${virtualizer.getTotalSize()}px` }}
        >
          {items.map(({ index, start, size: height }) => {
            const row = rows[index]
            if (!row) return null
            const position = { insetBlockStart: `${start}px`, blockSize: `${height}px` }
            const { position: number, headings } = places.positionOf(index)
            return row.isHeading ? (
              <div
                key={row.key}
                id={`${id}${idOf(row.key)}`}
                role="presentation"
                className={styles.heading}
                style={position}
              >
                <RowCells columns={columns} texts={cellsOf(row)} />
              </div>
            ) : (
              // The box handles the keys, because it has the focus.
              // biome-ignore lint/a11y/useKeyWithClickEvents: see above
              <div
                key={row.key}
                id={`${id}${idOf(row.key)}`}
                role="option"
                tabIndex={-1}
                aria-selected={row.key === chosen}
                aria-setsize={places.count}
                aria-posinset={number}
                aria-describedby={headingIds(id, row, headings)}
                data-under={row.under ? true : undefined}
                data-active={row.key === activeKey || undefined}
                className={styles.row}
                style={position}
                onClick={() => {
                  setActive(row.key)
                  onChoose(row.key)
                  box.current?.focus({ preventScroll: true })
                }}
              >
                <RowCells columns={columns} texts={cellsOf(row)} />
              </div>
            )
          })}
        </div>
      </div>
      {hasReported && <ReportedNote id={`${id}note`} />}
    </>
  )
}

/**
 * Returns the ids of the headings directly above a row and of its own heading. A space would separate ids, so
 * they have none.
 */
function headingIds(id: string, { under, heading }: ListRow, above: readonly string[]): string | undefined {
  const keys = new Set([...(heading ? [heading] : []), ...above, ...(under ? [under] : [])])
  return [...keys].map((key) => `${id}${idOf(key)}`).join(' ') || undefined
}

function idOf(key: string): string {
  return key.replace(/\s+/g, '-')
}

/** Returns the visible rows and the active row, to which `aria-activedescendant` refers. */
function withActive(range: Range, place: number): number[] {
  const seen = defaultRangeExtractor(range)
  if (place < 0 || seen.includes(place)) return seen
  return [...seen, place].sort((a, b) => a - b)
}

type Row = { key: string; isHeading: boolean }

/** Computes the position of each row among the rows that can be chosen, and the headings directly above it. */
function rowPositions(rows: readonly Row[]): {
  count: number
  /** Returns the index of a row; -1 if there is no such row. */
  indexOf: (key: string | null) => number
  positionOf: (index: number) => { position: number; headings: readonly string[] }
} {
  const positions: number[] = []
  const indexes = new Map<string, number>()
  let count = 0
  for (const { key, isHeading } of rows) {
    indexes.set(key, positions.length)
    positions.push(isHeading ? count : ++count)
  }
  return {
    count,
    indexOf: (key) => (key === null ? -1 : (indexes.get(key) ?? -1)),
    positionOf(index) {
      const headings: string[] = []
      for (let above = index - 1; rows[above]?.isHeading; above--) headings.unshift(rows[above]?.key ?? '')
      return { position: positions[index] ?? 0, headings }
    },
  }
}

type RowCellsProps = {
  columns: readonly string[]
  texts: readonly string[]
}

/** The middle of an address, without what a short one keeps at its ends; a hash of 32 bytes has none. */
const middle = /(?<=\b0x[\da-f]{4})([\da-f]{32})(?=[\da-f]{4}\b)/i

/**
 * The words of a row, a cell for each column. Addresses are drawn short, so that the words behind them have
 * room; the text has them in full. A cell that does not draw all its words has a tip that does.
 */
export function RowCells({ columns, texts }: RowCellsProps) {
  return texts.map((text, column) => (
    <span
      key={columns[column] ?? column}
      data-title=""
      onPointerEnter={({ currentTarget }) => {
        if (middle.test(text)) currentTarget.dataset.tip = text
        else setTooltipIfTruncated(currentTarget)
      }}
    >
      <bdi>
        {text.split(middle).map((part, place) =>
          // A pattern with one group splits into what is between its matches and, at odd places, what they are.
          place % 2 === 0 ? (
            part
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text have no other name
            <span key={place} className={styles.middle}>
              {part}
            </span>
          ),
        )}
      </bdi>
    </span>
  ))
}
