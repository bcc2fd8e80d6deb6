import { GatewayError } from './gateway-error'

/**
 * The cursor in a page's link to the next one, or null at the end. Only the cursor is taken, and only from a link to the
 * gateway itself: an answer that was tampered with cannot send the page elsewhere.
 * @throws {GatewayError} when the link leads to another origin, or to no page of a list
 */
export function cursorOf(next: string | null, origin: string): string | null {
  if (next === null || next === '') return null
  const link = URL.canParse(next) ? new URL(next) : null
  const cursor = link?.searchParams.get('cursor')
  if (!link || link.origin !== origin || !cursor)
    throw new GatewayError('The link to the next page leads to another place', {
      status: 200,
      body: next.slice(0, 200),
    })
  return cursor
}
