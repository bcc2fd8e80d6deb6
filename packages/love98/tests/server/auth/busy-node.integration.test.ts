import { concat, type Hex } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { verificationClient, verifySignature } from '@/chain/verify-signature'
import { reverifyAfter } from '@/domain/sign-in/sign-in-rules'
import { currentSession } from '@/server/auth/current-session'
import { verifySignIn } from '@/server/auth/verify-sign-in'
import { databaseOf } from '../db/database-of'
import { answerEach, type NodeStub, send, startNodeStub } from '../node-stub'
import { busyNodeModes } from './busy-node-modes'
import { createPorts, requestWith, signedFor } from './sign-in-ports'

/** A contract account at this address, whose contract accepts any signature; the account's key does not match. */
const account = privateKeyToAccount(generatePrivateKey())
const signature: Hex = `0x${'12'.repeat(70)}`
const good = concat(['0x1626ba7e', `0x${'00'.repeat(28)}`])
const unavailable = { code: 'node-unavailable' }

const on = databaseOf('pglite', 'nonces, sessions')
let node: NodeStub
let timeout: number
let world: ReturnType<typeof createPorts>
beforeAll(async () => {
  node = await startNodeStub()
})
afterAll(() => node.stop())
beforeEach(() => {
  world = createPorts(() => on.db, {
    verify: (_, signed) => verifySignature(signed, verificationClient(node.url, timeout)),
  })
  answerCalls(good)
})

function answerCalls(answer: Hex) {
  timeout = 10_000
  node.answerWith(answerEach(({ method }) => ({ result: method === 'eth_getCode' ? '0x60' : answer })))
}

function failAt(method: string, fail: (typeof busyNodeModes)[number][1]) {
  node.answerWith((body, response) => {
    const { id, method: asked } = body as { id: number; method: string }
    if (asked === method) fail(id, response)
    else send(response, { jsonrpc: '2.0', id, result: asked === 'eth_getCode' ? '0x60' : good })
  })
}

const signIn = async () => {
  const { message, cookies } = await signedFor(world.ports, account)
  return () => verifySignIn(world.ports, { message, signature }, cookies)
}

describe('a failing node', () => {
  // Proves S7.1
  test.each(busyNodeModes)(
    'a failure by %s keeps the session and the nonce of a contract account',
    async (name, fail) => {
      const { session, token } = await (await signIn())()
      const verify = await signIn()
      world.clock.now += reverifyAfter
      for (const method of ['eth_getCode', 'eth_call']) {
        failAt(method, fail)
        if (name === 'silence') timeout = 100
        await expect(currentSession(world.ports, requestWith(token)), method).rejects.toMatchObject(
          unavailable,
        )
        await expect(verify(), method).rejects.toMatchObject(unavailable)
      }
      answerCalls(good)
      expect(await currentSession(world.ports, requestWith(token))).toEqual(session)
      expect((await verify()).session).toMatchObject({ kind: 'contract', address: account.address })
      await expect(verify(), 'with a spent nonce').rejects.toMatchObject({ code: 'verification-failed' })
    },
  )
})

describe('a refusing contract', () => {
  test.each([
    ['code 3', { code: 3, message: 'execution reverted: GS026', data: '0x08c379a0' }],
    ['code 3 and no data', { code: 3, message: 'execution reverted' }],
    ['-32000 in words', { code: -32000, message: 'execution reverted' }],
    ['-32015 in words', { code: -32015, message: 'VM execution error.', data: 'Reverted 0x' }],
    [
      '-32603 in words',
      { code: -32603, message: 'Error: VM Exception while processing transaction: reverted with' },
    ],
  ])('a refusal by %s ends the session and spends the nonce', async (_, error) => {
    const { token } = await (await signIn())()
    const verify = await signIn()
    failAt('eth_call', (id, response) => send(response, { jsonrpc: '2.0', id, error }))
    world.clock.now += reverifyAfter
    expect(await currentSession(world.ports, requestWith(token))).toEqual({ status: 'unauthenticated' })
    await expect(verify()).rejects.toMatchObject({ code: 'verification-failed' })
    answerCalls(good)
    expect(await currentSession(world.ports, requestWith(token))).toEqual({ status: 'unauthenticated' })
    await expect(verify()).rejects.toMatchObject({ code: 'verification-failed' })
  })

  test.each(['0x', '0xffffffff', `0x${'00'.repeat(32)}`] as const)(
    'the answer %s spends the nonce',
    async (answer) => {
      const verify = await signIn()
      answerCalls(answer)
      await expect(verify()).rejects.toMatchObject({ code: 'verification-failed' })
      answerCalls(good)
      await expect(verify()).rejects.toMatchObject({ code: 'verification-failed' })
    },
  )
})

test('a message signs in at most once when concurrent attempts meet a failing node', async () => {
  const verify = await signIn()
  failAt('eth_call', (id, response) =>
    send(response, { jsonrpc: '2.0', id, error: { code: -32603, message: '' } }),
  )
  const failed = await Promise.allSettled([verify(), verify(), verify()])
  expect(failed.every(({ status }) => status === 'rejected')).toBe(true)
  answerCalls(good)
  const tried = await Promise.allSettled([verify(), verify(), verify()])
  expect(tried.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})
