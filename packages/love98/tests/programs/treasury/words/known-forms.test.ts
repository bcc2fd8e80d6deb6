import { keccak256, toBytes, toFunctionSelector } from 'viem'
import { describe, expect, test } from 'vitest'
import { messageContractText, messageLines } from '@/programs/treasury/messages/message-texts'
import { accountFunctions, connectorFunctions } from '@/safe/decode/messages/account-functions'
import { describeMessage } from '@/safe/decode/messages/describe-message'
import { knownForms } from '@/safe/decode/messages/known-forms'

import { at } from '../../../safe/decode/encode'
import { sampleOfForm } from '../../../safe/decode/sample-forms'

const safe = { chainId: 1, address: at('a') }
const context = { nativeSymbol: 'ETH', facts: new Map() }

/** Addresses of one digit as that digit. */
const short = (words: string) =>
  words.replace(/0x([0-9a-f])\1{39}/gi, (_, digit: string) => `<${digit.toLowerCase()}>`)

/** The words and the risks of each form, of a message with values that make sense. */
const expected: Readonly<Record<string, { words: readonly string[]; risks: readonly string[] }>> = {
  'erc-2612': {
    words: [
      'Approve <e> to spend 7 smallest units of the token <c>, from the account <e>, with no end; the signature can be used until 1970-01-01 00:00:07 UTC',
    ],
    risks: ['allowance'],
  },
  dai: {
    words: [
      'Approve <e> to spend an unlimited amount of the token <c>, from the account <e>, with no end; the signature can be used until 1970-01-01 00:00:07 UTC',
    ],
    risks: ['allowance'],
  },
  'erc-4494': {
    words: [
      'Approve <e> to spend NFT #7 of the collection <c>, with no end; the signature can be used until 1970-01-01 00:00:07 UTC',
    ],
    risks: ['allowance'],
  },
  'permit2-single': {
    words: ['Approve <e> to spend 7 smallest units of the token <e>, until 1970-01-01 00:00:07 UTC'],
    risks: ['allowance'],
  },
  'permit2-batch': {
    words: ['Approve <e> to spend 7 smallest units of the token <e>, until 1970-01-01 00:00:07 UTC'],
    risks: ['allowance'],
  },
  'permit2-transfer': {
    words: ['Approve <e> to spend 7 smallest units of the token <e>, until 1970-01-01 00:00:07 UTC'],
    risks: ['allowance'],
  },
  'permit2-batch-transfer': {
    words: ['Approve <e> to spend 7 smallest units of the token <e>, until 1970-01-01 00:00:07 UTC'],
    risks: ['allowance'],
  },
  'permit2-witness-transfer': {
    words: ['Approve <e> to spend 7 smallest units of the token <e>, until 1970-01-01 00:00:07 UTC'],
    risks: ['allowance'],
  },
  'permit2-batch-witness-transfer': {
    words: ['Approve <e> to spend 7 smallest units of the token <e>, until 1970-01-01 00:00:07 UTC'],
    risks: ['allowance'],
  },
  'erc-3009-transfer': {
    words: [
      'Let anyone send 7 smallest units of the token <c> from <e> to <e>, from 1970-01-01 00:00:07 UTC, until 1970-01-01 00:00:07 UTC',
    ],
    risks: ['transfer'],
  },
  'erc-3009-receive': {
    words: [
      'Let <e> take 7 smallest units of the token <c> from <e>, from 1970-01-01 00:00:07 UTC, until 1970-01-01 00:00:07 UTC',
    ],
    risks: ['transfer'],
  },
  'erc-3009-cancel': {
    words: [
      'Cancel the authorization 0x1d1d1d1d1d1d1d1d1d1d1d1d1d1d1d1d1d1d1d1d1d1d1d1d1d1d1d1d1d1d1d1d of <e>: token <c>',
    ],
    risks: [],
  },
  comet: {
    words: [
      'Allow <e> to manage everything that <e> has at the contract <c>, with no end; the signature can be used until 1970-01-01 00:00:07 UTC',
    ],
    risks: ['manager'],
  },
  morpho: {
    words: [
      'Allow <e> to manage everything that <e> has at the contract <c>, with no end; the signature can be used until 1970-01-01 00:00:07 UTC',
    ],
    risks: ['manager'],
  },
  'aave-delegation': {
    words: [
      'Allow <e> to take on debt of this account: 7 smallest units of the token <c>, with no end; the signature can be used until 1970-01-01 00:00:07 UTC',
    ],
    risks: ['debt'],
  },
  seaport: {
    words: [
      'Order: give NFT #9 of the collection <c> for 0.000000000000000004 ETH paid to <a>, until 1970-01-01 00:00:07 UTC',
    ],
    risks: ['order'],
  },
  'seaport-bulk': {
    words: [
      '2 orders:',
      '1. Order: give NFT #9 of the collection <c> for 0.000000000000000004 ETH paid to <a>, until 1970-01-01 00:00:07 UTC',
      '2. Order: give 3 × any NFT of the collection <c> for nothing, until 1970-01-01 00:00:07 UTC',
    ],
    risks: ['order'],
  },
  cow: {
    words: [
      'Order: give 14 smallest units of the token <e> for 0.000000000000000007 ETH paid to <e>, until 1970-01-01 00:00:07 UTC',
    ],
    risks: ['order'],
  },
  '1inch-v4': {
    words: ['Order: give 7 smallest units of the token <e> for 7 smallest units of the token <e>'],
    risks: ['order'],
  },
  '0x-v3': {
    words: [
      'Order: give 7 smallest units of the token <c> for 7 smallest units of the token <c>, until 1970-01-01 00:00:07 UTC',
    ],
    risks: ['order'],
  },
  '0x-v4-limit': {
    words: [
      'Order: give 7 smallest units of the token <e> for 7 smallest units of the token <e>, until 1970-01-01 00:00:07 UTC',
    ],
    risks: ['order'],
  },
  '0x-v4-rfq': {
    words: [
      'Order: give 7 smallest units of the token <e> for 7 smallest units of the token <e>, until 1970-01-01 00:00:07 UTC',
    ],
    risks: ['order'],
  },
  '0x-v4-otc': {
    words: [
      'Order: give 7 smallest units of the token <e> for 7 smallest units of the token <e>, until 1970-01-01 00:00:07 UTC',
    ],
    risks: ['order'],
  },
  'looksrare-v1': {
    words: [
      'Order: give 7 × NFT #7 of the collection <e> for 7 smallest units of the token <e>, until 1970-01-01 00:00:07 UTC',
    ],
    risks: ['order'],
  },
  'looksrare-v2': {
    words: [
      'Order: give 7 × NFT #7 of the collection <e> for 7 smallest units of the token <e>, until 1970-01-01 00:00:07 UTC',
    ],
    risks: ['order'],
  },
  'looksrare-v2-batch': {
    words: [
      '4 orders:',
      '1. Order: give 7 × NFT #7 of the collection <e> for 7 smallest units of the token <e>, until 1970-01-01 00:00:07 UTC',
      '2. Order: give 7 smallest units of the token <e> for 7 × NFT #7 of the collection <e>, until 1970-01-01 00:00:07 UTC',
      '3. Order: give 7 × NFT #7 of the collection <e> for 7 smallest units of the token <e>, until 1970-01-01 00:00:07 UTC',
      '4. Order: give 7 × NFT #7 of the collection <e> for 7 smallest units of the token <e>, until 1970-01-01 00:00:07 UTC',
    ],
    risks: ['order'],
  },
  'blur-v1': {
    words: [
      'Order: give 7 × NFT #7 of the collection <e> for 950 smallest units of the token <e>, until 1970-01-01 00:00:07 UTC',
    ],
    risks: ['order'],
  },
  'blur-v1-root': {
    words: [
      'Sign orders at the contract <c> that this page cannot read: 0x1d1d1d1d1d1d1d1d1d1d1d1d1d1d1d1d1d1d1d1d1d1d1d1d1d1d1d1d1d1d1d1d',
    ],
    risks: ['blind', 'order'],
  },
  'blur-v2': {
    words: [
      'Sign orders at the contract <c> that this page cannot read: 0x1d1d1d1d1d1d1d1d1d1d1d1d1d1d1d1d1d1d1d1d1d1d1d1d1d1d1d1d1d1d1d1d',
    ],
    risks: ['blind', 'order'],
  },
  'safe-transaction': {
    words: [
      'Sign transaction 7 of the Safe <c>: Batch of 2 calls. First: Send to <f>: 0.000000000000000001 ETH',
      'Function: multiSend at 0x9641d764fc13c8B624c04430C7356C1C7C8102e2',
      '1. Send to <f>: 0.000000000000000001 ETH',
      '2. Enable the module <e>, which can then move everything without any signature',
      'Function: enableModule(module: <e>) at <c>',
    ],
    risks: ['other-safe', 'module'],
  },
  'safe-message': {
    words: ['Sign a message of the Safe <c> that this page cannot read: 0x1d'],
    risks: ['blind', 'other-safe'],
  },
  'safe-operation-v0.2': {
    words: ['Let the account <e> make a call, checked by the contract <c>', '1. Send to <e>: 1 ETH'],
    risks: ['account-calls'],
  },
  'safe-operation-v0.3': {
    words: ['Let the account <e> make a call, checked by the contract <c>', '1. Send to <e>: 1 ETH'],
    risks: ['account-calls'],
  },
  'user-operation': {
    words: [
      'Let the account <e> make a call, checked by the contract <c>',
      '1. Send to <f>: 0.000000000000000003 ETH',
    ],
    risks: ['account-calls'],
  },
  'euler-evc': {
    words: [
      'Let the account <a> make a call, checked by the contract <c>',
      '1. Send to <e>: 5 smallest units of the token <c>',
      'Function: transfer(to: <e>, amount: 5) at <c>',
    ],
    risks: ['account-calls'],
  },
  'eip-7702': {
    words: ['Let an account run the code of <e> from now on: network 7, nonce 7'],
    risks: ['code'],
  },
  'eip-7702-contract': {
    words: ['Let an account run the code of <e> from now on: network 7, nonce 7'],
    risks: ['code'],
  },
  'snapshot-vote-bytes32-uint32': {
    words: [
      'Vote “7” on the proposal “0x1d1d1d1d1d1d1d1d1d1d1d1d1d1d1d1d1d1d1d1d1d1d1d1d1d1d1d1d1d1d1d1d” of “a text” at Snapshot',
    ],
    risks: ['any-chain'],
  },
  'snapshot-vote-bytes32-uint32s': {
    words: [
      'Vote “7” on the proposal “0x1d1d1d1d1d1d1d1d1d1d1d1d1d1d1d1d1d1d1d1d1d1d1d1d1d1d1d1d1d1d1d1d” of “a text” at Snapshot',
    ],
    risks: ['any-chain'],
  },
  'snapshot-vote-bytes32-string': {
    words: [
      'Vote “a text” on the proposal “0x1d1d1d1d1d1d1d1d1d1d1d1d1d1d1d1d1d1d1d1d1d1d1d1d1d1d1d1d1d1d1d1d” of “a text” at Snapshot',
    ],
    risks: ['any-chain'],
  },
  'snapshot-vote-string-uint32': {
    words: ['Vote “7” on the proposal “a text” of “a text” at Snapshot'],
    risks: ['any-chain'],
  },
  'snapshot-vote-string-uint32s': {
    words: ['Vote “7” on the proposal “a text” of “a text” at Snapshot'],
    risks: ['any-chain'],
  },
  'snapshot-vote-string-string': {
    words: ['Vote “a text” on the proposal “a text” of “a text” at Snapshot'],
    risks: ['any-chain'],
  },
}

function describedAs(id: string) {
  const form = knownForms.find((one) => one.id === id) ?? expect.unreachable(id)
  return describeMessage(safe, sampleOfForm(form), 'cats.example') ?? expect.unreachable(id)
}

describe('a known form of messages', () => {
  test.each(knownForms.map(({ id }) => id))('has a description, effects and risks: %s', (id) => {
    const { meaning, risks, callRisks } = describedAs(id)
    const words = short(messageLines(meaning, context)).split('\n')
    expect({ words, risks: [...risks, ...callRisks] }).toEqual(expected[id])
  })

  test('names the contract of its domain, and marks the message’s name for it as claimed', () => {
    const { typed } = describedAs('erc-2612')
    expect(typed && short(messageContractText(typed) ?? '')).toBe(
      'For the contract <c>. The message calls it “Contract”.',
    )
  })

  /** As the contracts of these standards have them in their sources. */
  test.each([
    ['erc-2612', '0x6e71edae12b1b97f4d1f60370fef10105fa2faae0126114a169c64845d6126c9'],
    ['dai', '0xea2aa0a1be11a07ed86d755c93467f4f82362b452371d1ba94d1715123511acb'],
    ['erc-3009-transfer', '0x7c7c6cdb67a18743f49ec6fa9b35f50d52ed05cbed4cc592e13b44501c1a2267'],
    ['erc-3009-receive', '0xd099cc98ef71107a616c4f0f941f04c322d8e254fe26b3c6668db87aae413de8'],
    ['erc-3009-cancel', '0x158b0a9edf7a828aad02f63cd515c68ef2f50ba807396f6d12842833a1597429'],
    ['safe-transaction', '0xbb8310d486368db6bd6f849402fdd73ad53d316b5a4b2644ad6efe0f941286d8'],
    ['safe-message', '0x60b3cbf8b4a223d68d641b3b6ddf9a298e7f33710cf3d3a9d1146b5a6150fbca'],
    ['safe-operation-v0.2', '0x84aa190356f56b8c87825f54884392a9907c23ee0f8e1ea86336b763faf021bd'],
    ['safe-operation-v0.3', '0xc03dfc11d8b10bf9cf703d558958c8c42777f785d998c62060d85a4f0ef6ea7f'],
    ['cow', '0xd5a25ba2e97094ad7d83dc28a6572da797d6b3e7fc6663bd93efb789fc17e489'],
    ['0x-v3', '0xf80322eb8376aafb64eadf8f0d7623f22130fd9491a221e902b713cb984a7534'],
    ['0x-v4-limit', '0xce918627cb55462ddbb85e73de69a8b322f2bc88f4507c52fcad6d4c33c29d49'],
    ['0x-v4-rfq', '0xe593d3fdfa8b60e5e17a1b2204662ecbe15c23f2084b9ad5bae40359540a7da9'],
    ['0x-v4-otc', '0x2f754524de756ae72459efbe1ec88c19a745639821de528ac3fb88f9e65e35c8'],
    ['looksrare-v1', '0x40261ade532fa1d2c7293df30aaadb9b3c616fae525a0b56d3d411c841a85028'],
  ])('has the type hash of its contracts: %s', (id, hash) => {
    const type = knownForms.find((form) => form.id === id)?.type
    expect(keccak256(toBytes(String(type)))).toBe(hash)
  })

  test('has the selectors of the functions that it calls', () => {
    for (const [selector, { signature }] of Object.entries({ ...accountFunctions, ...connectorFunctions }))
      expect(toFunctionSelector(`function ${signature}`)).toBe(selector)
  })
})
