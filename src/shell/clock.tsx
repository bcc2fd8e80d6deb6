import { useSyncExternalStore } from 'react'
import styles from './clock.module.css'

/** The visitor's own time, drawn after the page is alive and again at each full minute. */
export function Clock() {
  const minute = useSyncExternalStore(everyMinute, currentMinute, () => null)
  if (minute === null) return <span className={styles.clock} />
  const now = new Date(minute * 60_000)
  return (
    <time className={styles.clock} dateTime={now.toISOString()} title={longDate.format(now)}>
      {shortTime.format(now)}
    </time>
  )
}

const shortTime = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' })
const longDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'full' })

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
