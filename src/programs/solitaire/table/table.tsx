import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { useMedia } from '@/browser/use-media'
import type { Game } from '@/domain/solitaire/game'
import { cardsOf, pileCount, stock } from '@/domain/solitaire/table'
import { solitaire } from '@/texts/solitaire'

import { useCardSheet } from '../cards/use-card-sheet'
import type { Options } from '../game/options'
import type { Session } from '../game/session'
import { Cascade } from './cascade-view'
import { neededHeight } from './layout'
import { PileView } from './pile-view'
import styles from './table.module.css'
import { nextPlace, type Place, validPlace } from './table-keys'
import { useTableFocus } from './use-table-focus'
import { useTableLayout } from './use-table-layout'
import { useTablePointer } from './use-table-pointer'

type TableProps = { session: Session; options: Options }

const piles = [...Array(pileCount).keys()]

/** The table: one tab stop, arrows go from card to card. */
export function Table({ session, options }: TableProps) {
  const root = useRef<HTMLDivElement>(null)
  const outline = useRef<HTMLDivElement>(null)
  const game = useStore(session, (state) => state.game)
  const news = useStore(session, (state) => state.news)
  const falls = useStore(session, (state) => state.falls)
  const isStill = useMedia('(prefers-reduced-motion: reduce)')
  const layout = useTableLayout(root)
  const { width, height } = layout?.card ?? { width: 1, height: 1 }
  const { sheet, url, colors } = useCardSheet(width, height)
  const [place, setPlace] = useState<Place>({ pile: stock, index: 0 })
  const [lifted, setLifted] = useState<{ place: Place; game: Game } | null>(null)
  const stop = validPlace(game.table, place)
  // Whatever else happens to the game puts the cards back.
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

  // Reduced motion: the cards lie still, and the game is over.
  useLayoutEffect(() => {
    if (falls && isStill) session.land()
  }, [falls, isStill, session])

  const activate = (at: Place) => {
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
    const next = nextPlace(game.table, stop, event.key)
    const does = next ? () => setPlace(next) : actionOf(event.key)
    if (!does) return
    event.preventDefault()
    event.stopPropagation()
    does()
  }
  const actionOf = (key: string): (() => void) | undefined => {
    if (key === 'Escape' && picked)
      return () => {
        setLifted(null)
        session.tell({ kind: 'put-back' })
      }
    const letters: Readonly<Record<string, () => void>> = {
      d: session.draw,
      f: () => session.sendHome(stop.pile),
      a: session.sendAllHome,
      h: () => void session.hint(),
    }
    return letters[key.toLowerCase()]
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
        '--mark': colors.roles.Y,
        '--ink': colors.black,
        '--paper': colors.paper,
      }}
      onKeyDown={onKeyDown}
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
