import type { DemoChains } from '../../support/demo-chains'
import { TestProvider } from '../test-provider'

type Answer = (params: readonly unknown[]) => unknown

/** A wallet that sends requested transactions through the demo chain's unlocked accounts. */
export class SendingProvider extends TestProvider {
  /** Responses to methods that are not passed to the node. */
  readonly answers: Record<string, Answer> = {}

  constructor(private readonly chains: DemoChains) {
    super()
  }

  override async request(call: { method: string; params?: unknown }): Promise<unknown> {
    const params = Array.isArray(call.params) ? call.params : []
    const answer = this.answers[call.method]
    if (!answer && call.method !== 'eth_sendTransaction') return super.request(call)
    this.asked.push({ method: call.method, params })
    return answer ? answer(params) : this.send(params)
  }

  send(params: readonly unknown[]): Promise<unknown> {
    return this.chains.client.request({ method: 'eth_sendTransaction', params } as never)
  }
}

/** Creates an error as wallets throw it (EIP-1193). */
export function walletError(code: number): Error {
  return Object.assign(new Error(`Error ${code}`), { code })
}
