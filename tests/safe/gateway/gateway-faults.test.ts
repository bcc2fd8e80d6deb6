import { describe, expect, test } from 'vitest'
import { fetchTools } from '@/safe/gateway/fetch-with-retry'
import { createGatewayQueries } from '@/safe/gateway/gateway-queries'
import { proposalOf, rejection } from '@/safe/safe-transaction'
import { access, chainId, first, gateway, mutations, queries, safe, withMockGateway } from './open-gateway'

withMockGateway()

describe('every fault', () => {
  test.each([
    ['500 with code', '500: Internal server error'],
    ['500 without code', 'Internal Server Error'],
    ['HTML 502', 'Invalid response content'],
    ['truncated JSON', 'Invalid response content'],
    ['404 without code', 'Not Found'],
    ['validation', 'invalid_type: Invalid input: expected string, received number'],
    ['429', 'Too Many Requests'],
  ] as const)('[S8.16] [S8.17] %s is told as "%s"', async (kind, text) => {
    gateway.setFault({ kind })
    await expect(queries().queue(safe())).rejects.toMatchObject({ message: text })
  })

  const hash = `0x${'1'.repeat(64)}` as const
  const all: readonly (readonly [string, () => Promise<unknown>])[] = [
    ['[S7.4] the Safe', () => queries().safe(safe())],
    ['[S7.5] incoming transfers', () => queries().incomingTransfers(safe())],
    ['[S7.5] transactions of modules', () => queries().moduleTransactions(safe())],
    ['[S7.5] transactions of owners', () => queries().multisigTransactions(safe())],
    ['[S7.6] balances', () => queries().balances(safe())],
    ['[S7.7] currencies', () => queries().currencies()],
    ['[S7.8] the Safes of an owner', () => queries().ownedSafes(safe())],
    ['[S7.9] collectibles', () => queries().collectibles(safe())],
    ['[S7.10] the history', () => queries().history(safe())],
    ['[S7.11] the queue', () => queries().queue(safe())],
    ['[S7.12] a transaction', () => queries().transaction(chainId, hash)],
    [
      '[S7.13] an estimate',
      () => queries().estimate(safe(), { to: first.address, value: '0', operation: 0 }),
    ],
    [
      '[S7.14] a proposal',
      () =>
        mutations().propose(
          safe(),
          proposalOf(rejection(safe(), 0), { safeTxHash: hash, sender: first.address, signature: '0x' }),
        ),
    ],
    ['[S7.15] the chains', () => queries().chains()],
    ['[S7.15] a chain', () => queries().chain(chainId)],
    ['[S7.16] the apps', () => queries().safeApps(chainId)],
    ['[S7.17] the contracts', () => queries().masterCopies(chainId)],
    ['[S7.18] call data in words', () => queries().decodeData(chainId, { data: '0x' })],
    ['[S7.19] messages', () => queries().messages(safe())],
    ['[S7.19] a new message', () => mutations().addMessage(safe(), { message: 'x', signature: '0x' })],
    ['[S7.20] a message', () => queries().message(chainId, hash)],
    ['[S7.21] one more signature', () => mutations().signMessage(chainId, hash, '0x')],
    ['the next nonce', () => queries().nonces(safe())],
    ['a confirmation', () => mutations().confirm(chainId, hash, '0x')],
    ['taking back', () => mutations().withdraw(chainId, hash, '0x')],
  ]
  test.each(all)('[S8.16] [S8.17] %s reports each fault with the same message', async (_, ask) => {
    for (const [kind, text] of [
      ['500 with code', '500: Internal server error'],
      ['500 without code', 'Internal Server Error'],
      ['HTML 502', 'Invalid response content'],
      ['truncated JSON', 'Invalid response content'],
      ['validation', 'invalid_type: Invalid input: expected string, received number'],
      ['404 without code', 'Not Found'],
      ['429', 'Too Many Requests'],
    ] as const) {
      gateway.setFault({ kind })
      await expect(ask(), kind).rejects.toMatchObject({ message: text })
    }
  })

  test('[S9.9] a request is repeated on status 429, twelve times at most', async () => {
    gateway.setFault({ kind: '429', times: 2, retryAfter: '1' })
    const before = gateway.asked.length
    await queries().safe(safe())
    expect(gateway.asked.length - before).toBe(3)
    gateway.setFault({ kind: '429' })
    const again = gateway.asked.length
    await expect(queries().safe(safe())).rejects.toThrow('Too Many Requests')
    expect(gateway.asked.length - again).toBe(12)
  })

  test('[S8.20] a gateway that does not answer causes a timeout, a slow one does not, and a refused connection causes missing response', async () => {
    gateway.setFault({ kind: 'slow', delay: 50 })
    expect((await queries().safe(safe())).threshold).toBe(2)
    gateway.setFault({ kind: 'silent' })
    const tools = { ...fetchTools, wait: (_: number, signal: AbortSignal) => fetchTools.wait(200, signal) }
    await expect(createGatewayQueries({ ...access(), tools }).safe(safe())).rejects.toThrow(/^timeout$/)
    await expect(
      createGatewayQueries({ ...access(), base: 'http://127.0.0.1:1' }).safe(safe()),
    ).rejects.toThrow(/^missing response$/)
  })
})
