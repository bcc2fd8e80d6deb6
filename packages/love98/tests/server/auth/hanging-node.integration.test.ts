import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { verificationClient, verifySignature } from '@/chain/verify-signature'
import { verifySignIn } from '@/server/auth/verify-sign-in'
import { guardedFetch } from '@/server/rpc/circuit-breaker'
import { newNodeState } from '@/server/rpc/node-gate'
import { databaseOf } from '../db/database-of'
import { answerEach, type NodeStub, startNodeStub } from '../node-stub'
import { createPorts, signedFor } from './sign-in-ports'

const account = privateKeyToAccount(generatePrivateKey())
const ofContract = `0x${'12'.repeat(70)}` as const
const on = databaseOf('pglite', 'nonces, sessions')
let node: NodeStub
let now = 0
let world: ReturnType<typeof createPorts>
beforeEach(async () => {
  node = await startNodeStub()
  now = 0
  const { breaker } = newNodeState(() => now)
  const send = guardedFetch(breaker, () => now)
  world = createPorts(() => on.db, {
    verify: (_, signed) => verifySignature(signed, verificationClient(node.url, 1_000, send)),
  })
})
afterEach(() => node.stop())

async function signIn(signature?: typeof ofContract) {
  const signed = await signedFor(world.ports, account)
  return verifySignIn(world.ports, { ...signed, ...(signature && { signature }) }, signed.cookies)
}

// Proves S7.1
test('a hanging node is not called after three signature checks, and key accounts still sign in', async () => {
  node.answerWith(() => undefined)
  const unavailable = { code: 'node-unavailable' }
  const first = await Promise.allSettled([1, 2, 3].map(() => signIn(ofContract)))
  expect(first).toEqual(Array(3).fill({ status: 'rejected', reason: expect.objectContaining(unavailable) }))
  const asked = node.asked.length
  for (let call = 0; call < 5; call++) await expect(signIn(ofContract)).rejects.toMatchObject(unavailable)
  expect(node.asked).toHaveLength(asked)
  expect((await signIn()).session).toMatchObject({ kind: 'account', address: account.address })

  node.answerWith(answerEach(({ method }) => ({ result: method === 'eth_getCode' ? '0x60' : '0x' })))
  now = 5_000
  await expect(signIn(ofContract)).rejects.toMatchObject({ code: 'verification-failed' })
})
