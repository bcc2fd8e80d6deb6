import { once } from 'node:events'
import type { Server } from 'node:http'

export async function listen(server: Server): Promise<{ url: string; stop: () => Promise<void> }> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The system gave no port.')
  return {
    url: `http://localhost:${address.port}`,
    async stop() {
      server.close()
      server.closeAllConnections()
    },
  }
}
