import { describe, expect, test } from 'vitest'
import { fetchTools } from '@/safe/gateway/fetch-with-retry'
import { createGatewayQueries } from '@/safe/gateway/gateway-queries'
import { proposalOf, rejection } from '@/safe/safe-transaction'
import { access, chainId, first, gateway, mutations, queries, safe, withMockGateway } from './open-gateway'

withMockGateway()

describe('every fault', () => {
  // Proves S8.16, S8.17
  test.each([
    ['500 with code', '500: Internal server error'],
    ['500 without code', 'Internal Server Error'],
    ['HTML 502', 'Invalid response content'],
    ['truncated JSON', 'Invalid response content'],
    ['404 without code', 'Not Found'],
    ['validation', 'invalid_type: Invalid input: expected string, received number'],
    ['429', 'Too Many Requests'],
  ] as const)('the fault %s has the message "%s"', async (kind, text) => {
    gateway.setFault({ kind })
    await expect(queries().queue(safe())).rejects.toMatchObject({ message: text })
  })

  const hash = `0x${'1'.repeat(64)}` as const
  const all: readonly (readonly [string, () => Promise<unknown>])[] = [
    ['the Safe', () => queries().safe(safe())],
    ['incoming transfers', () => queries().incomingTransfers(safe())],
    ['transactions of modules', () => queries().moduleTransactions(safe())],
    ['transactions of owners', () => queries().multisigTransactions(safe())],
    ['balances', () => queries().balances(safe())],
    ['currencies', () => queries().currencies()],
    ['the Safes of an owner', () => queries().ownedSafes(safe())],
    ['collectibles', () => queries().collectibles(safe())],
    ['the history', () => queries().history(safe())],
    ['the queue', () => queries().queue(safe())],
    ['a transaction', () => queries().transaction(chainId, hash)],
    ['an estimate', () => queries().estimate(safe(), { to: first.address, value: '0', operation: 0 })],
    [
      'a proposal',
      () =>
        mutations().propose(
          safe(),
          proposalOf(rejection(safe(), 0), { safeTxHash: hash, sender: first.address, signature: '0x' }),
        ),
    ],
    ['the chains', () => queries().chains()],
    ['a chain', () => queries().chain(chainId)],
    ['the apps', () => queries().safeApps(chainId)],
    ['the contracts', () => queries().masterCopies(chainId)],
    ['call data in words', () => queries().decodeData(chainId, { data: '0x' })],
    ['messages', () => queries().messages(safe())],
    ['a new message', () => mutations().addMessage(safe(), { message: 'x', signature: '0x' })],
    ['a message', () => queries().message(chainId, hash)],
    ['one more signature', () => mutations().confirmMessage(chainId, hash, '0x')],
    ['the next nonce', () => queries().nonces(safe())],
    ['a confirmation', () => mutations().confirm(chainId, hash, '0x')],
    ['taking back', () => mutations().withdraw(chainId, hash, '0x')],
  ]
  // Proves S8.16, S8.17
  test.each(all)('the endpoint %s reports each fault with the same message', async (_, ask) => {
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

  // Proves S9.9
  test('a request is repeated on status 429, at most twelve times', async () => {
    gateway.setFault({ kind: '429', times: 2, retryAfter: '1' })
    const before = gateway.asked.length
    await queries().safe(safe())
    expect(gateway.asked.length - before).toBe(3)
    gateway.setFault({ kind: '429' })
    const again = gateway.asked.length
    await expect(queries().safe(safe())).rejects.toThrow('Too Many Requests')
    expect(gateway.asked.length - again).toBe(12)
  })

  // Proves S8.20
  test('a silent gateway causes a timeout, a slow one does not, and a refused connection causes missing response', async () => {
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
