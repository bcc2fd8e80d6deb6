import { useSyncExternalStore } from 'react'
import { clock } from '@/texts/clock'

import styles from './clock.module.css'

/** The visitor's local time, drawn after hydration and again at each full minute. */
export function ClockFace() {
  const now = useMinute()
  return <span className={styles.clock}>{now && <ShortTime at={now} />}</span>
}

/**
 * A time of day in the direction of its own letters: "5:46 PM" on a mirrored page is written as in English. It does not
 * use `Intl.DateTimeFormat`, because the first formatter loads the tables of its language, for which hydration would
 * wait (12 ms, or 50 ms on a phone).
 */
export function ShortTime({ at }: { at: Date }) {
  return (
    <time dir="auto" dateTime={at.toISOString()}>
      {clock.time(at)}
    </time>
  )
}

/** Returns the current minute; null on the server, which does not have the visitor's time zone. */
export function useMinute(): Date | null {
  const minute = useSyncExternalStore(everyMinute, currentMinute, () => null)
  return minute === null ? null : new Date(minute * 60_000)
}

function currentMinute(): number {
  return Math.floor(Date.now() / 60_000)
}

function everyMinute(onChange: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>
  const wait = () => {
    timer = setTimeout(
      () => {
        onChange()
        wait()
      },
      60_000 - (Date.now() % 60_000) + 20,
    )
  }
  wait()
  return () => clearTimeout(timer)
}
