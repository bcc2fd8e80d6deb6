import { GatewayError } from '@/safe/gateway/gateway-error'
import { type ProposalService, proposalServices } from '@/safe/withdrawal'

type Hex = `0x${string}`

/**
 * Withdraws a proposal. A gateway does not say which service keeps it, so a signature that is refused under the name of one is
 * asked for again under the name of the next.
 * @throws {GatewayError} of the last one, or any error that another signature would not change
 */
export async function withdrawProposal(
  sign: (service: ProposalService) => Promise<Hex>,
  send: (signature: Hex) => Promise<unknown>,
): Promise<void> {
  let refusal: unknown
  for (const service of proposalServices)
    try {
      await send(await sign(service))
      return
    } catch (error) {
      if (!isRefusedSignature(error)) throw error
      refusal = error
    }
  throw refusal
}

function isRefusedSignature(error: unknown): boolean {
  return error instanceof GatewayError && [400, 401, 403, 422].includes(error.detail.status)
}
