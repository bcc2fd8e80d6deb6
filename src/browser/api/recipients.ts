import type { Address } from '@/domain/address'
import { parseRecipientHistory, type RecipientHistory } from '@/domain/wallet/history-answer'
import { requestApi } from './api'

/** Milliseconds; our server lets a history wait for its place up to eight seconds, and reads it as long. */
const timeout = 18_000

/** The accounts that the transfers of one account name, from the logs of its chain. @throws {LoveError} */
export function readRecipientHistory(chainId: number, account: Address): Promise<RecipientHistory> {
  return requestApi({
    method: 'GET',
    path: `/api/recipients/${chainId}`,
    query: { account: account.toLowerCase() },
    parse: parseRecipientHistory,
    timeout,
  })
}
