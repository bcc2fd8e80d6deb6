import { WalletKit } from '@reown/walletkit'
import { Core } from '@walletconnect/core'
import type { Hex } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'

type WalletKitTypes = InstanceType<typeof WalletKit>

/** A well-known key of development nodes, without value on any other chain. */
const account = privateKeyToAccount('0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80')

/** A wallet on a phone: WalletConnect's own wallet library, with a person who approves or rejects. */
export class Phone {
  mode: 'approve' | 'reject' = 'approve'
  readonly address = account.address
  readonly asked: string[] = []

  private constructor(
    private readonly kit: WalletKitTypes,
    private readonly chainIds: readonly number[],
  ) {
    kit.on('session_proposal', ({ id }) => void this.answerProposal(id))
    kit.on('session_request', (event) => void this.answerRequest(event))
  }

  /** @param stored the folder in which its sessions are stored; by default they are kept in memory */
  static async switchOn(
    relayUrl: string,
    chainIds: readonly number[],
    stored = { database: ':memory:', prefix: crypto.randomUUID() as string },
  ): Promise<Phone> {
    const core = new Core({
      projectId: 'test',
      relayUrl,
      telemetryEnabled: false,
      logger: 'silent',
      storageOptions: { database: stored.database },
      customStoragePrefix: stored.prefix,
    })
    // WalletKit sends an event to its makers at the start, even if telemetry is off.
    core.eventClient.init = () => Promise.resolve()
    const metadata = { name: 'Phone', description: 'A test', url: 'http://127.0.0.1', icons: [] }
    const kit = await WalletKit.init({
      core: core as unknown as Parameters<typeof WalletKit.init>[0]['core'],
      metadata,
    })
    endSessionsOnce(kit)
    return new Phone(kit, chainIds)
  }

  async scan(uri: string): Promise<void> {
    await this.kit.pair({ uri })
  }

  get sessions(): readonly string[] {
    return Object.keys(this.kit.getActiveSessions())
  }

  async endSessions(): Promise<void> {
    for (const topic of this.sessions)
      await this.kit.disconnectSession({ topic, reason: { code: 6000, message: 'User disconnected.' } })
  }

  async changeChain(chainId: number): Promise<void> {
    for (const topic of this.sessions)
      await this.kit.emitSessionEvent({
        topic,
        event: { name: 'chainChanged', data: chainId },
        chainId: `eip155:${chainId}`,
      })
  }

  async changeAccount(chainId: number, data: unknown): Promise<void> {
    for (const topic of this.sessions)
      await this.kit.emitSessionEvent({
        topic,
        event: { name: 'accountsChanged', data },
        chainId: `eip155:${chainId}`,
      })
  }

  async switchOff(): Promise<void> {
    await this.kit.core.relayer.transportClose()
    this.kit.core.heartbeat.stop()
  }

  private async answerProposal(id: number): Promise<void> {
    if (this.mode === 'reject') {
      await this.kit.rejectSession({ id, reason: { code: 5000, message: 'User rejected.' } })
      return
    }
    const chains = this.chainIds.map((chainId) => `eip155:${chainId}`)
    await this.kit.approveSession({
      id,
      namespaces: {
        eip155: {
          chains,
          accounts: chains.map((chain) => `${chain}:${account.address}`),
          methods: ['personal_sign', 'eth_sendTransaction', 'wallet_switchEthereumChain'],
          events: ['chainChanged', 'accountsChanged'],
        },
      },
    })
  }

  private async answerRequest({
    id,
    topic,
    params,
  }: {
    id: number
    topic: string
    params: { request: { method: string; params: unknown } }
  }): Promise<void> {
    const { method, params: given } = params.request
    this.asked.push(method)
    const refusal = { id, jsonrpc: '2.0', error: { code: 5000, message: 'User rejected.' } }
    if (this.mode === 'reject' || method !== 'personal_sign') {
      await this.kit.respondSessionRequest({ topic, response: refusal })
      return
    }
    const [raw] = given as [Hex]
    const result = await account.signMessage({ message: { raw } })
    await this.kit.respondSessionRequest({ topic, response: { id, jsonrpc: '2.0', result } })
  }
}

type Engine = {
  deleteSession: (of: { topic: string }) => Promise<void>
  onSessionDeleteRequest: (topic: string, request: unknown) => Promise<void>
}

/**
 * Works around a bug of the library: it leaves a rejection unhandled if it receives the end of a session twice. This
 * happens when the relay's acknowledgment is late (`onSessionDeleteRequest` of @walletconnect/sign-client 2.x).
 */
function endSessionsOnce(kit: WalletKitTypes): void {
  const { signClient } = kit.engine
  const engine = signClient.engine as unknown as Engine
  const stands = (topic: string) => signClient.session.keys.includes(topic)
  const { deleteSession, onSessionDeleteRequest } = engine
  engine.deleteSession = async (of) => {
    if (stands(of.topic)) await deleteSession.call(engine, of)
  }
  engine.onSessionDeleteRequest = async (topic, request) => {
    if (stands(topic)) await onSessionDeleteRequest.call(engine, topic, request)
  }
}
