import { dateFormat } from '@/language/date-format'
import { firstWeekday } from '@/language/first-weekday'
import { dateTime } from '@/texts/date-time'
import { ShortTime, useMinute } from '../clock-face'
import { TrayPanel } from '../tray-panel'
import type { TrayPanelProps } from '../use-tray-panel'
import styles from './date-time-panel.module.css'

/** Date/Time: this month, an analog clock, and the time zone of the browser. It cannot set the clock of the system. */
export function DateTimePanel(props: TrayPanelProps) {
  const now = useMinute()
  if (now === null) return null
  return (
    <TrayPanel {...props} title={dateTime.title} hasCaption>
      <div className={styles.columns}>
        <fieldset>
          <legend>{dateTime.date}</legend>
          <Month at={now} />
        </fieldset>
        <fieldset className={styles.time}>
          <legend>{dateTime.time}</legend>
          <Hands at={now} />
          <span className={styles.digits}>
            <ShortTime at={now} />
          </span>
        </fieldset>
      </div>
      <p className={styles.zone}>{dateTime.zone(zoneOf(now))}</p>
    </TrayPanel>
  )
}

function Month({ at }: { at: Date }) {
  const weeks = calendarWeeks(at.getFullYear(), at.getMonth(), weekStart)
  return (
    <table className={styles.month}>
      <caption>{monthName.format(at)}</caption>
      <thead>
        <tr>
          {weekdays.map(({ short, long }) => (
            <th key={long} abbr={long} scope="col">
              {short}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week.find((day) => day !== null)}>
            {week.map((day, column) => (
              <td
                // biome-ignore lint/suspicious/noArrayIndexKey: a column is a day of the week
                key={column}
                aria-current={day === at.getDate() ? 'date' : undefined}
              >
                {day}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** An analog clock with hands of whole pixels. The digits below it show the same time. */
function Hands({ at }: { at: Date }) {
  const minutes = at.getHours() * 60 + at.getMinutes()
  return (
    <svg className={styles.clock} viewBox="-50 -50 100 100" shapeRendering="crispEdges" aria-hidden="true">
      {hours.map((hour) => (
        <rect key={hour} x="-2" y="-48" width="4" height="4" transform={`rotate(${hour * 30})`} />
      ))}
      <path d="M-3 6L0 -28L3 6Z" transform={`rotate(${minutes / 2})`} />
      <path d="M-2 6L0 -42L2 6Z" transform={`rotate(${(minutes % 60) * 6})`} />
    </svg>
  )
}

const hours = Array.from({ length: 12 }, (_, hour) => hour)
const monthName = dateFormat({ month: 'long', year: 'numeric' })
const weekStart = firstWeekday()
/** January 4, 1998 was a Sunday. */
const weekdays = Array.from({ length: 7 }, (_, column) => {
  const date = new Date(1998, 0, 4 + weekStart + column)
  const name = (weekday: 'narrow' | 'long') => dateFormat({ weekday }).format(date)
  return { short: name('narrow'), long: name('long') }
})

/** The name of the browser's time zone, including daylight saving time. */
function zoneOf(at: Date): string {
  const parts = dateFormat({ timeZoneName: 'long' }).formatToParts(at)
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? ''
}

/**
 * Returns the weeks of a month as days of the month, and null for days of another month.
 * @param month from 0, as in `Date`
 * @param firstWeekday the first day of the week, 0 for Sunday
 */
export function calendarWeeks(
  year: number,
  month: number,
  firstWeekday: number,
): readonly (readonly (number | null)[])[] {
  const first = (new Date(year, month, 1).getDay() - firstWeekday + 7) % 7
  const days = new Date(year, month + 1, 0).getDate()
  const weeks = Math.ceil((first + days) / 7)
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (_day, column) => {
      const day = week * 7 + column - first + 1
      return day >= 1 && day <= days ? day : null
    }),
  )
}
