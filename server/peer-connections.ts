import type { Server } from 'node:net'
import { BlockList } from 'node:net'
import { addressRange, isWithin, plainAddress } from '@/server/http/addresses'

/**
 * Refuses connections of a peer that holds `most` already, so that one address cannot take all of a server's. A peer is
 * an IPv4 address or an IPv6 /64. Proxies of this deployment are exempt, since they connect for everybody.
 */
export function limitPeers(
  server: Server,
  { most, trusted = new BlockList() }: { most: number; trusted?: BlockList | undefined },
) {
  /** Peers with an open connection only, so that the map is bounded by their number. */
  const open: Map<string, number> = new Map()
  server.on('connection', (socket) => {
    const address = plainAddress(socket.remoteAddress ?? '')
    if (address === null || isWithin(address, trusted)) return
    const peer = addressRange(address)
    const count = open.get(peer) ?? 0
    if (count >= most) return void socket.destroy()
    open.set(peer, count + 1)
    socket.once('close', () => {
      const left = (open.get(peer) ?? 1) - 1
      if (left > 0) open.set(peer, left)
      else open.delete(peer)
    })
  })
}
