import { dateFormat } from '@/language/date-format'

/**
 * A moment in the visitor's time zone, as the language of the page writes it: "Nov 21, 2026, 12:05 PM".
 * @param iso ISO 8601
 */
export function dateAndTime(iso: string): string {
  return dateFormat({ dateStyle: 'medium', timeStyle: 'short' }).format(new Date(iso))
}
