import { asLoveError, LoveError } from '@/domain/errors'
import { copyThrown, readThrown } from '@/domain/thrown'

/** Invalid parameters (JSON-RPC). */
export const invalidParams = -32_602

/**
 * Codes by which a wallet says that it did not take a request: refused, not authorized, not supported (EIP-1193), another request
 * is open, parameters that it cannot read (EIP-1474), and those of EIP-5792. A batch that is known already (5720)
 * was taken.
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
 * The answer to a request that sends. After every error but a refusal the transaction may have been sent: wallets time out, lose
 * their connection, or fail after they gave a transaction to the network.
 * @param onLost notes that it may have been sent
 * @throws {LoveError} `transaction-unknown` then; a refusal as it is
 */
export async function detectLostAnswer<Answer>(
  ask: () => Promise<Answer>,
  onLost: () => void,
): Promise<Answer> {
  try {
    return await ask()
  } catch (error) {
    if (asLoveError(error)?.code === 'user-rejected' || refusals.has(codeOf(error) ?? 0)) throw error
    onLost()
    throw new LoveError('transaction-unknown', copyThrown(error))
  }
}
