import { AppError, asAppError } from '@/domain/errors'
import { copyThrown, readThrown } from '@/domain/thrown'

/** Invalid parameters (JSON-RPC). */
export const invalidParams = -32_602

/**
 * Codes for a request that the wallet did not accept: rejected, unauthorized or unsupported (EIP-1193), another request
 * is open, unreadable parameters (EIP-1474), and those of EIP-5792. A known batch (5720) was accepted before.
 */
const refusals = new Set([
  ...[4001, 4100, 4200, -32_002, -32_601, invalidParams],
  ...[5700, 5710, 5740, 5750, 5760],
])

/** The first numeric code in an error and its causes. */
export function codeOf(error: unknown): number | undefined {
  return readThrown(error)
    .map(({ code }) => code)
    .find((code) => typeof code === 'number')
}

/**
 * Awaits the answer to a request that sends. After any error except a refusal the transaction may have been sent:
 * wallets time out, lose their connection, or fail after they sent it to the network.
 * @param onLost records that it may have been sent
 * @throws {AppError} `transaction-unknown` in that case; a refusal is thrown unchanged
 */
export async function detectLostAnswer<Answer>(
  ask: () => Promise<Answer>,
  onLost: () => void,
): Promise<Answer> {
  try {
    return await ask()
  } catch (error) {
    if (asAppError(error)?.code === 'user-rejected' || refusals.has(codeOf(error) ?? 0)) throw error
    onLost()
    throw new AppError('transaction-unknown', copyThrown(error))
  }
}
