/**
 * Returns the page of our host: it asks in plain boxes, and shows the app in a sandbox like that of the real one once
 * it can answer.
 */
export function hostPage(app: string): string {
  return `<!doctype html>
<meta charset="utf-8">
<title>Safe host</title>
<link rel="icon" href="data:,">
<style>body { margin: 0 } iframe { inline-size: 100vw; block-size: 90vh; border: 0 }</style>
<div id="asked" role="region" aria-label="Safe asks"></div>
<iframe title="app" data-src="${app}" allow="clipboard-write"
  sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-forms allow-downloads"></iframe>
<script type="module" src="/host.mjs"></script>`
}

/** Returns its script: the rules of `rules.ts`, with the test server as their data source. */
export function hostScript(app: string): string {
  return `
import { createHost } from '/rules.mjs'
const options = new URLSearchParams(location.search)
const frame = document.querySelector('iframe')
const act = async (name, body) => {
  const response = await fetch('/act/' + name, { method: 'POST', body: JSON.stringify(body ?? null) })
  if (!response.ok) throw new Error('failed')
  return (await response.json()).answer
}
const ask = (kind, payload) => new Promise((resolve) => {
  const box = document.querySelector('#asked')
  box.textContent = kind + ' ' + JSON.stringify(payload ?? null)
  for (const answer of ['confirm', 'reject', 'close']) {
    const button = document.createElement('button')
    button.textContent = answer
    button.onclick = () => { box.textContent = ''; resolve(answer) }
    box.append(button)
  }
})
const facts = await act('facts')
const host = createHost({
  ...facts,
  safe: { ...facts.safe, isReadOnly: options.has('readonly'), ...(options.has('chain') ? { chainId: Number(options.get('chain')) } : {}) },
  origin: location.origin,
  appOrigin: ${JSON.stringify(new URL(app).origin)},
  node: (method, params) => act('node', { method, params }),
  details: (safeTxHash) => act('details', { safeTxHash }),
  balances: () => act('balances'),
  ask,
  propose: (txs) => act('propose', { txs }),
  sign: (message) => act('sign', { message }),
  signature: async () => undefined,
})
const send = (data) => frame.contentWindow.postMessage(data, ${JSON.stringify(new URL(app).origin)})
window.onmessage = async ({ data, origin, source }) => {
  if (source !== frame.contentWindow || options.has('silent')) return
  if (options.has('hostile')) {
    // Forged, malformed and duplicate messages, before the true answer.
    for (const junk of [null, 'x', {}, { id: data.id }, { id: data.id, success: true, version: 9, data: {} },
      { id: 'ffffffffff', success: true, version: '9.1.0', data: { safeAddress: '0x' + 'e'.repeat(40) } }]) send(junk)
  }
  const answer = await host.handle({ data, origin })
  await new Promise((done) => setTimeout(done, Number(options.get('delay') ?? 0)))
  if (!answer) return
  send(answer)
  if (options.has('hostile'))
    send({ ...answer, data: { ...answer.data, safeAddress: '0x' + 'e'.repeat(40) } })
}
frame.src = frame.dataset.src
`
}
