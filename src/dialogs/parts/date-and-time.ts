/** A moment in the visitor's time zone, as the rest of the page writes dates: "Nov 21, 2026, 12:05 PM". @param iso ISO 8601 */
export function dateAndTime(iso: string): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(iso))
}
