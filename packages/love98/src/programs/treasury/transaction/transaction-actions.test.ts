import { expect, test } from 'vitest'
import { GatewayError } from '@/safe/gateway/gateway-error'
import { withdrawProposal } from './transaction-actions'

const asked: string[] = []
const sign = async (service: string) => {
  asked.push(service)
  return `0x${asked.length}0` as const
}
const refuse = (status: number) => async () => {
  throw new GatewayError('Invalid signature', { status, body: '' })
}

test('a signature that the Safe Transaction Service accepts is requested once', async () => {
  asked.length = 0
  await withdrawProposal(sign, async () => undefined)
  expect(asked).toEqual(['Safe Transaction Service'])
})

test('a signature that is refused is requested again with the name of the Safe Queue Service', async () => {
  asked.length = 0
  const sent: string[] = []
  await withdrawProposal(sign, async (signature) => {
    sent.push(signature)
    if (sent.length === 1) await refuse(422)()
  })
  expect(asked).toEqual(['Safe Transaction Service', 'Safe Queue Service'])
  await expect(withdrawProposal(sign, refuse(422))).rejects.toThrow('Invalid signature')
})

test.each([404, 429, 500])('an answer with status %i requests no other signature', async (status) => {
  asked.length = 0
  await expect(withdrawProposal(sign, refuse(status))).rejects.toThrow('Invalid signature')
  expect(asked).toHaveLength(1)
})
