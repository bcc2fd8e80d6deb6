/** A moment in en-GB form and the visitor's time zone: "21 Nov 2026, 12:05". @param iso ISO 8601 */
export function dateAndTime(iso: string): string {
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(iso))
}
