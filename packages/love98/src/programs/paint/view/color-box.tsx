import type { MouseEvent } from 'react'
import { useStore } from 'zustand'
import type { Color } from '@/domain/appearance/skin'
import { paint } from '@/texts/paint'
import type { PaintSession } from '../session/session'
import styles from './boxes.module.css'
import { Choices } from './choices'

/** The sixteen colors. The second mouse button chooses the background color. */
export function ColorBox({ session, colors }: { session: PaintSession; colors: readonly Color[] }) {
  const foreground = useStore(session, (state) => state.foreground)
  const background = useStore(session, (state) => state.background)
  const chooseBackground = (event: MouseEvent) => {
    const { target } = event
    if (!(target instanceof Element)) return
    event.preventDefault()
    const chosen = target.closest('label')?.querySelector('input')?.value
    const color = colors.find((value) => value === chosen)
    if (color) session.setColor(color, true)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a second way to choose, besides the button that swaps the colors
    <div className={styles.colorBox} onContextMenu={chooseBackground}>
      <button
        type="button"
        className={styles.pair}
        aria-label={paint.chosenColors(foreground, background)}
        data-tip={paint.swap}
        onClick={session.swapColors}
      >
        <span className={styles.back} style={{ background }} />
        <span className={styles.front} style={{ background: foreground }} />
      </button>
      <Choices
        label={paint.colors}
        className={styles.colors}
        choiceClassName={styles.color}
        choices={colors.map((color, index) => ({
          id: color,
          label: paint.color(index + 1, color),
          picture: <span className={styles.swatch} style={{ background: color }} />,
        }))}
        value={foreground}
        onChoose={(color) => session.setColor(color, false)}
      />
    </div>
  )
}
