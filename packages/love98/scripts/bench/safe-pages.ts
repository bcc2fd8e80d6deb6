import { createServer } from 'node:http'
import { listen } from './listen.ts'

export const safe = '0x0165878A594ca255338adfa4d48449f69242Eb8F'
export const owner = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
export const chainId = 31337
export const longSafe = `${chainId}:${safe}`
/** ms between a request of the page and the host's response. */
export const hostDelayMs = 300
const pageSize = 500

/**
 * Starts a page of a Safe that answers the request for the Safe's information after a delay, and records the time of
 * the first request.
 * @param app returns the desktop's address, which is known only after this page has started
 */
export function startSafeHost(app: () => string) {
  return serve(() => ({
    type: 'text/html',
    body: `<!doctype html><title>Safe</title><style>body { margin: 0 } iframe { width: 100vw; height: 100vh; border: 0 }</style>
<iframe src="${app()}"></iframe><script>
window.onmessage = ({ data, origin, source }) => {
  if (data.method !== 'getSafeInfo') return
  window.askedAt ??= performance.timeOrigin + performance.now()
  const info = ${JSON.stringify({ safeAddress: safe, chainId, owners: [owner], threshold: 1, isReadOnly: false })}
  setTimeout(() => source.postMessage({ id: data.id, success: true, version: '9.1.0', data: info }, origin), ${hostDelayMs})
}
</script>`,
  }))
}

export function startLongHistory(count: number, waiting: { queue: object; details: object }) {
  return serve((url) => {
    const json = (body: unknown) => ({ type: 'application/json', body: JSON.stringify(body) })
    if (url.pathname.endsWith('/history')) {
      const offset = Number(url.searchParams.get('cursor') ?? 0)
      const next = new URL(url)
      next.searchParams.set('cursor', String(offset + pageSize))
      const rows = Array.from({ length: Math.min(pageSize, count - offset) }, (_, index) =>
        row(offset + index),
      )
      return json({
        count: rows.length,
        next: offset + pageSize < count ? next.href : null,
        previous: null,
        results: rows,
      })
    }
    if (url.pathname.endsWith('/queued')) return json(waiting.queue)
    if (url.pathname.includes('/transactions/')) return json(waiting.details)
    if (url.pathname.endsWith('supported-fiat-codes')) return json(['USD'])
    if (url.pathname.includes('/balances/')) return json({ fiatTotal: '0', items: [] })
    const party = { value: owner, name: null, logoUri: null }
    return json({
      ...{ address: { ...party, value: safe }, chainId: String(chainId), nonce: count, threshold: 1 },
      ...{
        owners: [party],
        implementation: party,
        implementationVersionState: 'UP_TO_DATE',
        version: '1.4.1',
      },
      ...{ collectiblesTag: '1', txQueuedTag: '1', txHistoryTag: '1', messagesTag: '1' },
    })
  })
}

function row(index: number) {
  const hash = `0x${index.toString(16).padStart(64, '0')}`
  return {
    type: 'TRANSACTION',
    conflictType: 'None',
    transaction: {
      id: `multisig_${safe}_${hash}`,
      // Seven transactions per day, counted back from the start of 2026.
      timestamp: Date.UTC(2026, 0, 1) - index * 12_342_857,
      txStatus: 'SUCCESS',
      txInfo: {
        type: 'Transfer',
        sender: { value: safe },
        recipient: { value: owner },
        direction: 'OUTGOING',
        transferInfo: { type: 'NATIVE_COIN', value: `${index + 1}000000000000` },
      },
      executionInfo: {
        type: 'MULTISIG',
        nonce: 10_000 - index,
        confirmationsRequired: 1,
        confirmationsSubmitted: 1,
      },
      txHash: hash,
    },
  }
}

async function serve(answer: (url: URL) => { type: string; body: string }) {
  const server = createServer((request, response) => {
    const { type, body } = answer(new URL(request.url ?? '/', `http://${request.headers.host}`))
    response.writeHead(200, { 'content-type': type }).end(body)
  })
  return listen(server)
}
