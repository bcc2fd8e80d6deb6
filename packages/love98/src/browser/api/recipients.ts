import type { Address } from '@/domain/address'
import { parseRecipientHistory, type RecipientHistory } from '@/domain/wallet/history-answer'
import { requestApi } from './api'

/** Timeout, ms: our server queues a history for up to 8 s, and reads it for up to 8 s. */
const timeout = 18_000

/** The accounts that the transfers of one account name, from the logs of its chain. @throws {AppError} */
export function readRecipientHistory(chainId: number, account: Address): Promise<RecipientHistory> {
  return requestApi({
    method: 'GET',
    path: `/api/recipients/${chainId}`,
    query: { account: account.toLowerCase() },
    parse: parseRecipientHistory,
    timeout,
  })
}
