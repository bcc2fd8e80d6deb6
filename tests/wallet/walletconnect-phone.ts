import { WalletKit } from '@reown/walletkit'
import { Core } from '@walletconnect/core'
import type { Hex } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'

type WalletKitTypes = InstanceType<typeof WalletKit>

/** A public key of every development node; worth nothing anywhere else. */
const account = privateKeyToAccount('0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80')

/** A wallet on a phone: the makers' own library, with a person who approves or refuses. */
export class Phone {
  /** How it answers what it is asked. */
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

  /** @param stored where its sessions are stored, a folder; in memory by default */
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
    // A phone tells its makers that it was switched on, whatever it was told about telemetry.
    core.eventClient.init = () => Promise.resolve()
    const metadata = { name: 'Phone', description: 'A test', url: 'http://127.0.0.1', icons: [] }
    const kit = await WalletKit.init({
      core: core as unknown as Parameters<typeof WalletKit.init>[0]['core'],
      metadata,
    })
    endSessionsOnce(kit)
    return new Phone(kit, chainIds)
  }

  /** The person points the camera at a code. */
  async scan(uri: string): Promise<void> {
    await this.kit.pair({ uri })
  }

  /** The sessions that stand. */
  get sessions(): readonly string[] {
    return Object.keys(this.kit.getActiveSessions())
  }

  /** The person ends every session in the wallet. */
  async endSessions(): Promise<void> {
    for (const topic of this.sessions)
      await this.kit.disconnectSession({ topic, reason: { code: 6000, message: 'User disconnected.' } })
  }

  /** The person chooses another chain in the wallet. */
  async changeChain(chainId: number): Promise<void> {
    for (const topic of this.sessions)
      await this.kit.emitSessionEvent({
        topic,
        event: { name: 'chainChanged', data: chainId },
        chainId: `eip155:${chainId}`,
      })
  }

  /** The person chooses another account in the wallet. */
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
 * The library leaves a rejection unhandled when it is told twice that a session has ended, which happens when the relay's
 * acknowledgment is late (`onSessionDeleteRequest` of @walletconnect/sign-client 2.x).
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
