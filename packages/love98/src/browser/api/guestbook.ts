import type { ActionFields } from '@/domain/guestbook/guestbook-message'
import { type GuestbookAnswer, parseGuestbook } from '@/domain/guestbook/guestbook-wire'
import { requestApi } from './api'

/** Milliseconds; the server may have to call a contract, whose node has a timeout of ten seconds. */
const timeout = 20_000

/** The endpoints of the guestbook. Each throws a `AppError`. */
export const guestbookServer = {
  /** @param before id of the last entry of the page before */
  read: (before?: number): Promise<GuestbookAnswer> =>
    requestApi({ method: 'GET', path: '/api/guestbook', query: { before }, parse: parseGuestbook, timeout }),

  write: (body: { text: string; day: string; signature: string }): Promise<unknown> =>
    requestApi({ method: 'POST', path: '/api/guestbook', body, parse: asIs, timeout }),

  change: (
    body: Pick<ActionFields, 'action' | 'account' | 'day' | 'signedAt'> & { signature: string },
  ): Promise<unknown> =>
    requestApi({ method: 'POST', path: '/api/guestbook/actions', body, parse: asIs, timeout }),
}

const asIs = (answer: unknown) => answer
