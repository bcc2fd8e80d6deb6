import { Suspense, useEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { showMessageBox } from '@/desktop/message-boxes'
import { hasServer } from '@/domain/build/capabilities'
import { errorMessage } from '@/domain/errors'
import { handleShortcut } from '@/domain/keyboard/shortcuts'
import { scoreAt } from '@/domain/solitaire/game'
import { isWon } from '@/domain/solitaire/table'
import type { ProgramProps } from '@/programs/program-props'
import { solitaire } from '@/texts/solitaire'
import { lazyNamed } from '@/ui/lazy-named'
import { MenuBar } from '@/ui/menu-bar/menu-bar'
import { setTooltipIfTruncated } from '@/ui/tooltip/tooltip-if-truncated'
import { gameShortcuts } from '../keys'
import { Table } from '../table/table'
import styles from '../window.module.css'
import { type DialogName, solitaireMenus } from './menus'
import { newsText } from './news-text'
import { type Options, readOptions, writeOptions } from './options'
import type { Session } from './session'
import { freshSeed, useSession } from './use-session'

const SolitaireDialog = lazyNamed(() => import('../dialogs/solitaire-dialog'), 'SolitaireDialog')

export function SolitaireGame({ minimized, setTitle, close }: ProgramProps) {
  const [options, setOptions] = useState(readOptions)
  const root = useRef<HTMLDivElement>(null)
  const [dialog, setDialog] = useState<DialogName | null>(null)
  const session = useSession(options)
  const day = useStore(session, (state) => state.day)
  const canUndo = useStore(session, ({ game }) => game.last !== null && !isWon(game.table))
  useClock(session, minimized)

  useEffect(() => setTitle(day === null ? solitaire.title : solitaire.titleOfDay), [setTitle, day])

  useEffect(
    () =>
      session.subscribe(({ falls, game, seed }, before) => {
        if (falls || !before.falls || !isWon(game.table)) return
        void askToDealAgain(solitaire).then((isWanted) => {
          if (isWanted && session.getState().seed === seed) session.deal(freshSeed(), rulesOf(readOptions()))
        })
      }),
    [session],
  )

  const deal = (rules = options) => session.deal(freshSeed(), rulesOf(rules))
  const dealDaily = async () => {
    if (!hasServer) return
    try {
      const { todaysDailySeed } = await import('./daily-deal')
      const { seed, day: today } = await todaysDailySeed()
      session.deal(seed, rulesOf(options), today)
    } catch (error) {
      session.tell({ kind: 'text', text: solitaire.noDaily(errorMessage(error)) })
    }
  }
  const choose = (next: Options) => {
    setOptions(next)
    writeOptions(next)
    const { drawCount, scoring, timed } = session.getState().game.rules
    if (drawCount !== next.drawCount || scoring !== next.scoring || timed !== next.timed) deal(next)
  }

  // F2 and CTRL+Z work wherever the focus is in the window, including on its frame.
  useEffect(() => {
    const frame = root.current?.closest<HTMLElement>('[data-window]')
    const onKeyDown = (event: KeyboardEvent) => {
      if (dialog) return
      const isHandled = handleShortcut(gameShortcuts, event, {
        undo: () => !event.shiftKey && session.undo(),
        deal: () => !event.repeat && session.deal(freshSeed(), rulesOf(options)),
      })
      if (isHandled) event.preventDefault()
    }
    frame?.addEventListener('keydown', onKeyDown)
    return () => frame?.removeEventListener('keydown', onKeyDown)
  }, [session, options, dialog])

  const menus = solitaireMenus(
    {
      deal: () => deal(),
      daily: () => void dealDaily(),
      undo: session.undo,
      hint: () => void session.hint(),
      finish: session.sendAllHome,
      show: setDialog,
      exit: close,
    },
    canUndo,
  )

  return (
    <div ref={root} className={styles.solitaire}>
      <MenuBar label={solitaire.title} menus={menus} />
      <Table session={session} options={options} />
      <StatusBar session={session} />
      {dialog && (
        <Suspense>
          <SolitaireDialog
            name={dialog}
            options={options}
            onChoose={choose}
            onClose={() => setDialog(null)}
          />
        </Suspense>
      )}
    </div>
  )
}

function rulesOf({ drawCount, scoring, timed }: Options) {
  return { drawCount, scoring, timed }
}

async function askToDealAgain({ dealAgain, no, title, yes }: typeof solitaire): Promise<boolean> {
  const answer = await showMessageBox({
    title,
    text: dealAgain,
    icon: 'question',
    buttons: [yes, no],
    cancel: no,
  })
  return answer === yes
}

function StatusBar({ session }: { session: Session }) {
  const news = useStore(session, (state) => newsText(state))
  const day = useStore(session, (state) => state.day)
  const rules = useStore(session, ({ game }) => game.rules)
  const score = useStore(session, ({ game, seconds }) => scoreAt(game, seconds))
  const seconds = useStore(session, (state) => (isWon(state.game.table) ? state.game.at : state.seconds))
  return (
    <div className={styles.status}>
      <p
        role="status"
        className="selectable"
        onPointerOver={({ currentTarget }) => setTooltipIfTruncated(currentTarget)}
      >
        {news}
      </p>
      {day !== null && <span>{solitaire.daily(day)}</span>}
      {rules.scoring !== 'none' && <span data-score>{solitaire.score(score)}</span>}
      {rules.timed && <span data-time>{solitaire.time(seconds)}</span>}
    </div>
  )
}

/** Milliseconds. */
const second = 1000

/** Runs the clock of a timed game from its first move to its end, while its window and the page are visible. */
function useClock(session: Session, minimized: boolean): void {
  const runs = useStore(session, ({ game }) => game.rules.timed && game.last !== null && !isWon(game.table))

  useEffect(() => {
    if (!runs || minimized) return
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') session.tick()
    }, second)
    return () => clearInterval(timer)
  }, [session, runs, minimized])
}
