/**
 * Returns a page of a list, with the links of a gateway.
 * @param url of the request
 * @param size rows per page if the request names none
 */
export function paginate(rows: readonly unknown[], url: URL, size: number = 20) {
  const cursor = new URLSearchParams(url.searchParams.get('cursor') ?? '')
  const limit = Math.min(100, Number(cursor.get('limit') ?? url.searchParams.get('limit')) || size)
  const offset = Number(cursor.get('offset')) || 0
  const link = (from: number) => {
    const other = new URL(url)
    other.searchParams.set('cursor', `limit=${limit}&offset=${from}`)
    return other.href
  }
  return {
    count: rows.length,
    next: offset + limit < rows.length ? link(offset + limit) : null,
    previous: offset > 0 ? link(Math.max(0, offset - limit)) : null,
    results: rows.slice(offset, offset + limit),
  }
}

/**
 * Returns the rows of the history, newest first, below the day of each in the visitor's time zone.
 * @param timeZone IANA name
 */
export function underDays<Row extends { timestamp: number }>(rows: readonly Row[], timeZone: string) {
  const days = new Intl.DateTimeFormat('en-CA', { timeZone: known(timeZone) })
  let day = ''
  return [...rows]
    .sort((a, b) => b.timestamp - a.timestamp)
    .flatMap((row) => {
      const own = days.format(row.timestamp)
      const label = own === day ? [] : [{ type: 'DATE_LABEL', timestamp: Date.parse(`${own}T00:00:00Z`) }]
      day = own
      return [...label, { type: 'TRANSACTION', transaction: row, conflictType: 'None' }]
    })
}

/** The queue as a gateway serializes it: labels for the next and the later nonces, and a header for each conflict. */
export function queueItems<Row extends { executionInfo: { nonce: number } }>(rows: readonly Row[]) {
  const nonces = [...new Set(rows.map(({ executionInfo }) => executionInfo.nonce))].sort((a, b) => a - b)
  return nonces.flatMap((nonce, index) => {
    const group = rows.filter(({ executionInfo }) => executionInfo.nonce === nonce)
    const label =
      index === 0
        ? [{ type: 'LABEL', label: 'Next' }]
        : index === 1
          ? [{ type: 'LABEL', label: 'Queued' }]
          : []
    const header = group.length > 1 ? [{ type: 'CONFLICT_HEADER', nonce }] : []
    const items = group.map((transaction, place) => ({
      type: 'TRANSACTION',
      transaction,
      conflictType: group.length === 1 ? 'None' : place === group.length - 1 ? 'End' : 'HasNext',
    }))
    return [...label, ...header, ...items]
  })
}

function known(timeZone: string) {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone
  } catch {
    return 'UTC'
  }
}
