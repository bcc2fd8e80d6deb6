import {
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { useStore } from 'zustand'
import { useMediaQuery } from '@/browser/use-media'
import { findHandler } from '@/domain/keyboard/shortcuts'
import type { Game } from '@/domain/solitaire/game'
import { cardsOf, pileCount, stock } from '@/domain/solitaire/table'
import { solitaire } from '@/texts/solitaire'
import { useCardSheet } from '../cards/use-card-sheet'
import type { Options } from '../game/options'
import type { Session } from '../game/session'
import { cardShortcuts } from '../keys'
import { Cascade } from './cascade-view'
import { type Layout, layoutOf, neededHeight } from './layout'
import { PileView } from './pile-view'
import styles from './table.module.css'
import { type FocusPosition, nearestPosition, nextPosition } from './table-keys'
import { useTablePointer } from './use-table-pointer'

type TableProps = { session: Session; options: Options }

const piles = [...Array(pileCount).keys()]

/** The table has one tab stop. The arrow keys move from card to card. */
export function Table({ session, options }: TableProps) {
  const root = useRef<HTMLDivElement>(null)
  const outline = useRef<HTMLDivElement>(null)
  const game = useStore(session, (state) => state.game)
  const news = useStore(session, (state) => state.news)
  const falls = useStore(session, (state) => state.falls)
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)')
  const layout = useTableLayout(root)
  const { width, height } = layout?.card ?? { width: 1, height: 1 }
  const { sheet, url, colors } = useCardSheet(width, height)
  const [place, setPlace] = useState<FocusPosition>({ pile: stock, index: 0 })
  const [lifted, setLifted] = useState<{ place: FocusPosition; game: Game } | null>(null)
  const stop = nearestPosition(game.table, place)
  // Any other change of the game puts the cards back.
  const picked = lifted?.game === game ? lifted.place : null
  const focus = useTableFocus(root, stop, layout !== null)
  const pointer = useTablePointer({
    session,
    layout,
    outline: options.outline ? outline : null,
    onPlace(pressed) {
      setPlace(pressed)
      setLifted(null)
    },
  })

  // With reduced motion the cards do not move, and the game ends.
  useLayoutEffect(() => {
    if (falls && isStill) session.land()
  }, [falls, isStill, session])

  const activate = (at: FocusPosition) => {
    setPlace(at)
    if (picked) {
      setLifted(null)
      if (picked.pile === at.pile) return session.tell({ kind: 'put-back' })
      const count = cardsOf(game.table, picked.pile).length - picked.index
      if (!session.make({ from: picked.pile, to: at.pile, count })) return session.tell({ kind: 'not-there' })
      const now = cardsOf(session.getState().game.table, at.pile).length
      return setPlace({ pile: at.pile, index: now - count })
    }
    if (at.pile === stock) return session.draw()
    const cards = cardsOf(game.table, at.pile).slice(at.index)
    if (cards.length === 0) return
    setLifted({ place: at, game })
    session.tell({ kind: 'picked', cards, to: at.pile })
  }

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const next = nextPosition(game.table, stop, event)
    const does = next ? () => setPlace(next) : actionOf(event)
    if (!does) return
    event.preventDefault()
    event.stopPropagation()
    does()
  }
  const actionOf = (event: KeyboardEvent) => {
    const putBack = () => {
      setLifted(null)
      session.tell({ kind: 'put-back' })
    }
    return findHandler<typeof cardShortcuts, void>(cardShortcuts, event, {
      draw: session.draw,
      'send-home': () => session.sendHome(stop.pile),
      'send-all-home': session.sendAllHome,
      hint: () => void session.hint(),
      'put-back': { Escape: picked && putBack },
    })
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has the look of a group of fields
    <div
      ref={root}
      role="group"
      aria-label={solitaire.table}
      className={styles.table}
      style={{
        '--cards': url,
        '--card-width': `${width}px`,
        '--card-height': `${height}px`,
        '--felt': colors.table,
        '--card-mark': colors.roles.Y,
        '--ink': colors.black,
        '--paper': colors.paper,
      }}
      onKeyDown={onKeyDown}
      // A press on the felt leaves the keys with the table.
      onMouseDown={(event) => {
        if (event.target instanceof Element && event.target.closest('button')) return
        event.preventDefault()
        root.current?.querySelector<HTMLElement>('button[tabindex="0"]')?.focus({ preventScroll: true })
      }}
      {...pointer}
      {...focus}
    >
      {layout && (
        <div className={styles.field} style={{ minBlockSize: neededHeight(layout, game.table) }}>
          {piles.map((pile) => (
            <PileView
              key={pile}
              pile={pile}
              table={game.table}
              layout={layout}
              back={options.back}
              stop={stop}
              picked={picked}
              marked={news.kind === 'hint' ? news.cards : []}
              isMarked={news.kind === 'hint' && (news.to === pile || (pile === stock && news.to === 1))}
              onActivate={activate}
            />
          ))}
          <div ref={outline} className={styles.outline} />
        </div>
      )}
      {falls && !isStill && sheet && layout && (
        <Cascade sheet={sheet} table={game.table} layout={layout} onEnd={session.land} />
      )}
    </div>
  )
}

/**
 * Keeps the focus of the table on its tab stop, because a card that moves to another pile becomes another element. The
 * window passes its focus to the table.
 * @returns the listeners of the table
 */
function useTableFocus(root: RefObject<HTMLElement | null>, stop: FocusPosition, isReady: boolean) {
  const has = useRef(false)
  const { index, pile } = stop

  // Runs after every render, because any card may have been removed.
  useLayoutEffect(() => {
    const { activeElement: now } = document
    const isOurs = now === document.body || root.current?.contains(now)
    if (!has.current || !isOurs) return
    const wanted = elementAt(root.current, pile, index)
    if (wanted && wanted !== now) wanted.focus({ preventScroll: true })
  })

  // Runs when the cards are rendered: the window has the focus or is about to get it.
  useEffect(() => {
    const frame = root.current?.closest<HTMLElement>('[data-window]')
    if (!isReady || !frame) return
    const give = () =>
      frame.querySelector<HTMLElement>('[data-index][tabindex="0"]')?.focus({ preventScroll: true })
    if (document.activeElement === frame) return give()
    const onFocus = ({ target }: Event) => target === frame && give()
    frame.addEventListener('focus', onFocus, { once: true })
    return () => frame.removeEventListener('focus', onFocus)
  }, [root, isReady])

  return {
    onFocus: () => {
      has.current = true
    },
    onBlur: ({ relatedTarget }: FocusEvent) => {
      // Without a target, the card itself was removed.
      if (relatedTarget && !root.current?.contains(relatedTarget)) has.current = false
    },
  }
}

function elementAt(root: HTMLElement | null, pile: number, index: number): HTMLElement | null {
  return root?.querySelector<HTMLElement>(`[data-pile="${pile}"][data-index="${index}"]`) ?? null
}

/** The layout for the current size of the table; null until it is measured. */
function useTableLayout(table: RefObject<HTMLElement | null>): Layout | null {
  const [layout, setLayout] = useState<Layout | null>(null)

  useLayoutEffect(() => {
    const element = table.current
    if (!element) return
    const measure = () => {
      const { clientHeight: height, clientWidth: width } = element
      // A minimized window has no size. The last layout is kept.
      if (width === 0 || height === 0) return
      setLayout((last) => (last?.width === width && last.height === height ? last : layoutOf(width, height)))
    }
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    measure()
    return () => observer.disconnect()
  }, [table])

  return layout
}
