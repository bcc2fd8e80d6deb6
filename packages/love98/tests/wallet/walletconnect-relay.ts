import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type WebSocket, WebSocketServer } from 'ws'

type Message = { topic: string; message: string; tag: number; publishedAt: number; sender: string }
type Peer = { id: string; socket: WebSocket; topics: Set<string> }
type Call = { id: number; method?: string; params?: Record<string, unknown> }

/** A relay of WalletConnect 2 on the loopback interface. It passes encrypted messages from one client to the others. */
export type Relay = {
  /** `ws://127.0.0.1:<port>` */
  url: string
  connections: () => number
  /** Drops every socket, as a lost connection would. */
  cut: () => void
  stop: () => Promise<void>
}

/** Starts a relay on a free port. It keeps undelivered messages in memory until it stops. */
export async function startRelay(): Promise<Relay> {
  const peers = new Set<Peer>()
  const mailbox = new Map<string, Message[]>()
  const server = createServer()
  const sockets = new WebSocketServer({ server })
  let lastId = Date.now() * 1_000

  function deliver(peer: Peer, { sender: _, ...data }: Message) {
    const params = { id: subscriptionId(data.topic, peer.id), data: { ...data, attestation: '' } }
    peer.socket.send(JSON.stringify({ id: ++lastId, jsonrpc: '2.0', method: 'irn_subscription', params }))
  }

  function publish(sender: Peer, topic: string, message: string, tag: number) {
    const sent: Message = { topic, message, tag, publishedAt: Date.now(), sender: sender.id }
    const receivers = [...peers].filter((peer) => peer.id !== sender.id && peer.topics.has(topic))
    for (const peer of receivers) deliver(peer, sent)
    if (receivers.length === 0) mailbox.set(topic, [...(mailbox.get(topic) ?? []), sent])
  }

  function subscribe(peer: Peer, topic: string): string {
    peer.topics.add(topic)
    const waiting = mailbox.get(topic) ?? []
    mailbox.set(
      topic,
      waiting.filter(({ sender }) => sender === peer.id),
    )
    for (const message of waiting) if (message.sender !== peer.id) deliver(peer, message)
    return subscriptionId(topic, peer.id)
  }

  function answer(peer: Peer, method: string, params: Record<string, unknown>): unknown {
    const text = (name: string) => String(params[name])
    const topics = Array.isArray(params.topics) ? params.topics.map(String) : []
    switch (method) {
      case 'irn_publish':
        publish(peer, text('topic'), text('message'), Number(params.tag))
        return true
      case 'irn_subscribe':
        return subscribe(peer, text('topic'))
      case 'irn_batchSubscribe':
        return topics.map((topic) => subscribe(peer, topic))
      case 'irn_unsubscribe':
        return peer.topics.delete(text('topic'))
      case 'irn_batchUnsubscribe':
        return topics.every((topic) => peer.topics.delete(topic))
      case 'irn_fetchMessages':
      case 'irn_batchFetchMessages':
        return { messages: [], hasMore: false }
      case 'wc_proposeSession':
        subscribe(peer, text('pairingTopic'))
        publish(peer, text('pairingTopic'), text('sessionProposal'), 1100)
        return true
      case 'wc_approveSession':
        subscribe(peer, text('sessionTopic'))
        publish(peer, text('pairingTopic'), text('sessionProposalResponse'), 1101)
        publish(peer, text('sessionTopic'), text('sessionSettlementRequest'), 1102)
        return true
      default:
        return undefined
    }
  }

  sockets.on('connection', (socket, request) => {
    const peer: Peer = { id: clientId(request.url ?? ''), socket, topics: new Set() }
    peers.add(peer)
    socket.on('close', () => peers.delete(peer))
    socket.on('error', () => undefined)
    socket.on('message', (text) => {
      const { id, method, params = {} } = JSON.parse(String(text)) as Call
      // A message without a method confirms a delivery.
      if (!method) return
      const result = answer(peer, method, params)
      const error = { code: -32601, message: `${method} is not known here` }
      socket.send(JSON.stringify({ id, jsonrpc: '2.0', ...(result === undefined ? { error } : { result }) }))
    })
  })

  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const cut = () => {
    for (const { socket } of peers) socket.terminate()
  }
  return {
    url: `ws://127.0.0.1:${(server.address() as AddressInfo).port}`,
    connections: () => peers.size,
    cut,
    async stop() {
      cut()
      sockets.close()
      server.close()
      await once(server, 'close')
    },
  }
}

/** Returns the client's ID from the token in the address (a JWT whose issuer is a `did:key`). */
function clientId(url: string): string {
  const token = new URL(url, 'ws://127.0.0.1').searchParams.get('auth') ?? ''
  const payload = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()
  return payload ? String((JSON.parse(payload) as { iss?: unknown }).iss) : 'anonymous'
}

function subscriptionId(topic: string, client: string): string {
  return createHash('sha256').update(topic).update(client).digest('hex')
}
