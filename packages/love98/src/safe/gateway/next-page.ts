import { GatewayError } from './gateway-error'

/**
 * Returns the cursor in a page's link to the next one; null at the end. Only the cursor is used, and only from a link
 * to the gateway itself, so that a manipulated answer cannot send the page elsewhere.
 * @throws {GatewayError} if the link has another origin, or is not a page of a list
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
