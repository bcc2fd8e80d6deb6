import { useSyncExternalStore } from 'react'
import { dateFormat } from '@/texts/date-format'
import styles from './clock.module.css'

/** The visitor's own time, drawn after the page is alive and again at each full minute. */
export function ClockFace() {
  const now = useMinute()
  return <span className={styles.clock}>{now && <ShortTime at={now} />}</span>
}

/** A time of day, in the direction of its own letters: "5:46 PM" on a mirrored page is written as in English. */
export function ShortTime({ at }: { at: Date }) {
  return (
    <time dir="auto" dateTime={at.toISOString()}>
      {formatTime(at)}
    </time>
  )
}

/** The minute that is now; null on the server, which does not know where the visitor is, and until the page can format it. */
export function useMinute(): Date | null {
  const minute = useSyncExternalStore(everyMinute, currentMinute, () => null)
  return minute === null ? null : new Date(minute * 60_000)
}

let shortTime: Intl.DateTimeFormat | undefined

function formatTime(at: Date): string {
  shortTime ??= dateFormat({ hour: 'numeric', minute: '2-digit' })
  return shortTime.format(at)
}

function currentMinute(): number | null {
  return shortTime ? Math.floor(Date.now() / 60_000) : null
}

function everyMinute(onChange: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>
  // The first formatter of dates loads the tables of its language, 12 ms and on a phone 50: a task of its own keeps that
  // out of hydration, which the first press waits for.
  const start = () => {
    formatTime(new Date())
    onChange()
    wait()
  }
  const wait = () => {
    timer = setTimeout(
      () => {
        onChange()
        wait()
      },
      60_000 - (Date.now() % 60_000) + 20,
    )
  }
  if (shortTime) wait()
  else timer = setTimeout(start)
  return () => clearTimeout(timer)
}
