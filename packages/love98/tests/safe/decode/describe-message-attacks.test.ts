import { concatHex, toHex, toRlp, zeroAddress } from 'viem'
import { describe, expect, test } from 'vitest'
import { describeMessage } from '@/safe/decode/messages/describe-message'
import { gravityOfMessage } from '@/safe/decode/messages/message-risks'
import { at, batchContract, batchData, encoded } from './encode'
import { typedData } from './typed-data'

const safe = { chainId: 1, address: at('a') }
const [token, thief, friend, otherSafe, exchange] = [at('c'), at('e'), at('f'), at('b'), at('d')]
const describeOf = (message: Parameters<typeof describeMessage>[1]) =>
  describeMessage(safe, message, 'cats.example')
const gravityOf = (message: Parameters<typeof describeMessage>[1]) => {
  const described = describeOf(message)
  return described && gravityOfMessage(described)
}

const ofContract = (verifyingContract: string, name = 'USD Coin') => ({
  name,
  version: '2',
  chainId: 1,
  verifyingContract,
})
const zero32 = `0x${'0'.repeat(64)}`
const authorization = {
  from: safe.address,
  to: thief,
  value: '1000000000000',
  validAfter: 0,
  validBefore: 1_900_000_000,
  nonce: `0x${'1'.repeat(64)}`,
}
const withAuthorization =
  '(address from,address to,uint256 value,uint256 validAfter,uint256 validBefore,bytes32 nonce)'

describe('dangerous typed data', () => {
  test.each([
    [
      'TransferWithAuthorization',
      typedData(`TransferWithAuthorization${withAuthorization}`, authorization, ofContract(token)),
    ],
    [
      'ReceiveWithAuthorization',
      typedData(`ReceiveWithAuthorization${withAuthorization}`, authorization, ofContract(token)),
    ],
    [
      'a message of another Safe',
      typedData(
        'SafeMessage(bytes message)',
        { message: `0x${'1'.repeat(64)}` },
        { chainId: 1, verifyingContract: otherSafe },
      ),
    ],
    [
      'a user operation of another Safe',
      typedData(
        'SafeOp(address safe,uint256 nonce,bytes initCode,bytes callData,uint128 verificationGasLimit,uint128 callGasLimit,uint256 preVerificationGas,uint128 maxPriorityFeePerGas,uint128 maxFeePerGas,bytes paymasterAndData,uint48 validAfter,uint48 validUntil,address entryPoint)',
        {
          safe: otherSafe,
          nonce: 0,
          initCode: '0x',
          callData: encoded(
            'executeUserOp(address to, uint256 value, bytes data, uint8 operation)',
            thief,
            10n ** 18n,
            '0x',
            0,
          ),
          verificationGasLimit: 0,
          callGasLimit: 0,
          preVerificationGas: 0,
          maxPriorityFeePerGas: 0,
          maxFeePerGas: 0,
          paymasterAndData: '0x',
          validAfter: 0,
          validUntil: 0,
          entryPoint: at('7'),
        },
        { chainId: 1, verifyingContract: exchange },
      ),
    ],
    [
      'a permit of the Ethereum Vault Connector',
      typedData(
        'Permit(address signer,address sender,uint256 nonceNamespace,uint256 nonce,uint256 deadline,uint256 value,bytes data)',
        {
          signer: safe.address,
          sender: zeroAddress,
          nonceNamespace: 0,
          nonce: 0,
          deadline: 1_900_000_000,
          value: 0,
          data: '0x12345678',
        },
        { name: 'Ethereum Vault Connector', chainId: 1, verifyingContract: exchange },
      ),
    ],
    [
      'an Authorization of Comet',
      typedData(
        'Authorization(address owner,address manager,bool isAllowed,uint256 nonce,uint256 expiry)',
        { owner: safe.address, manager: thief, isAllowed: true, nonce: 0, expiry: 1_900_000_000 },
        ofContract(exchange, 'Compound USDC'),
      ),
    ],
    [
      'a delegation of credit at Aave',
      typedData(
        'DelegationWithSig(address delegatee,uint256 value,uint256 nonce,uint256 deadline)',
        { delegatee: thief, value: '1000', nonce: 0, deadline: 1_900_000_000 },
        ofContract(token, 'Aave Debt'),
      ),
    ],
    [
      'a Maker order of LooksRare',
      typedData(
        'Maker(uint8 quoteType,uint256 globalNonce,uint256 subsetNonce,uint256 orderNonce,uint256 strategyId,uint8 collectionType,address collection,address currency,address signer,uint256 startTime,uint256 endTime,uint256 price,uint256[] itemIds,uint256[] amounts,bytes additionalParameters)',
        {
          quoteType: 1,
          globalNonce: 0,
          subsetNonce: 0,
          orderNonce: 0,
          strategyId: 0,
          collectionType: 0,
          collection: token,
          currency: at('9'),
          signer: safe.address,
          startTime: 0,
          endTime: 1_900_000_000,
          price: 1,
          itemIds: [7],
          amounts: [1],
          additionalParameters: '0x',
        },
        ofContract(exchange, 'LooksRareProtocol'),
      ),
    ],
    [
      'an order of 0x v3',
      typedData(
        'Order(address makerAddress,address takerAddress,address feeRecipientAddress,address senderAddress,uint256 makerAssetAmount,uint256 takerAssetAmount,uint256 makerFee,uint256 takerFee,uint256 expirationTimeSeconds,uint256 salt,bytes makerAssetData,bytes takerAssetData,bytes makerFeeAssetData,bytes takerFeeAssetData)',
        {
          makerAddress: safe.address,
          takerAddress: zeroAddress,
          feeRecipientAddress: zeroAddress,
          senderAddress: zeroAddress,
          makerAssetAmount: '1000',
          takerAssetAmount: 1,
          makerFee: 0,
          takerFee: 0,
          expirationTimeSeconds: 1_900_000_000,
          salt: 0,
          makerAssetData: encoded('ERC20Token(address token)', token),
          takerAssetData: encoded('ERC20Token(address token)', at('9')),
          makerFeeAssetData: '0x',
          takerFeeAssetData: '0x',
        },
        ofContract(exchange, '0x Protocol'),
      ),
    ],
    [
      'a form that no list has, with an address and an amount',
      typedData(
        'Payout(Part[] parts)Part(address who,uint96 much)',
        { parts: [] },
        ofContract(exchange, 'Bank'),
      ),
    ],
    [
      'a form that no list has, with bytes for a contract',
      typedData('Execute(bytes32 operation)', { operation: zero32 }, ofContract(otherSafe, 'Account')),
    ],
    [
      'an authorization of code (EIP-7702)',
      typedData('Authorization(uint256 chainId,address address,uint256 nonce)', {
        chainId: 1,
        address: thief,
        nonce: 0,
      }),
    ],
  ])('typed data is a danger: %s', (_, message) => {
    expect(gravityOf(message)).toBe('danger')
  })

  test('typed data of an unknown form is acknowledged with any values', () => {
    const message = typedData('Login(string text)', { text: 'Hello' }, { name: 'Site', chainId: 1 })
    expect(gravityOf(message)).toBe('acknowledged')
  })

  test('typed data that resembles a known form is not recognized', () => {
    // The same names, but the amount has another type.
    const message = typedData(
      'Permit(address owner,address spender,uint128 value,uint256 nonce,uint256 deadline)',
      { owner: safe.address, spender: thief, value: 5, nonce: 0, deadline: 5 },
      ofContract(token),
    )
    expect(describeOf(message)?.meaning.kind).toBe('typed')
    expect(gravityOf(message)).toBe('danger')
  })
})

const safeTx =
  'SafeTx(address to,uint256 value,bytes data,uint8 operation,uint256 safeTxGas,uint256 baseGas,uint256 gasPrice,address gasToken,address refundReceiver,uint256 nonce)'
const ofOtherSafe = { chainId: 1, verifyingContract: otherSafe }
const transaction = {
  to: batchContract,
  value: 0,
  data: '0x' as string,
  operation: 1,
  safeTxGas: 0,
  baseGas: 0,
  gasPrice: 0,
  gasToken: zeroAddress,
  refundReceiver: zeroAddress,
  nonce: 3,
}
const enableModule = { to: otherSafe, data: encoded('enableModule(address module)', thief) }

describe('transactions of another Safe as a message', () => {
  test('the message names the risks of every call in it', () => {
    const data = batchData([{ to: friend, value: 1n }, enableModule])
    const described = describeOf(typedData(safeTx, { ...transaction, data }, ofOtherSafe))
    expect(described?.callRisks).toContain('module')
    expect(described?.risks).toContain('other-safe')
  })

  test('a message with a batch that is not canonical is refused', () => {
    const data = `${batchData([{ to: friend, value: 1n }, enableModule])}00`
    expect(gravityOf(typedData(safeTx, { ...transaction, data }, ofOtherSafe))).toBe('refused')
  })

  test('a message with a refund, or with a delegate call to any contract, has that risk', () => {
    const refund = { ...transaction, to: friend, operation: 0, gasPrice: 5, refundReceiver: thief }
    expect(describeOf(typedData(safeTx, refund, ofOtherSafe))?.callRisks).toContain('refund')
    const delegate = { ...transaction, to: thief, data: '0x12345678' }
    expect(describeOf(typedData(safeTx, delegate, ofOtherSafe))?.callRisks).toContain('delegate-call')
  })
})

describe('dangerous texts', () => {
  const digits = '1'.repeat(64)
  test.each([
    ['a hash', `0x${digits}`],
    ['a hash without its prefix', digits],
    ['a hash with spaces in it', `0x${digits.slice(0, 32)} ${digits.slice(32)}`],
    ['a hash with characters in it that are not seen', `0x${digits.slice(0, 32)}\u200b${digits.slice(32)}`],
    ['a hash as a decimal number', String(2n ** 255n)],
    ['a hash as Base64', 'q83vEjRWeJCrze8SNFZ4kKvN7xI0VniQq83vEjRWeJA='],
    ['the bytes of typed data', `0x1901${digits}${digits}`],
    ['an authorization of code (EIP-7702)', `0x05d70194${'ee'.repeat(20)}80`],
  ])('texts that are %s are a danger', (_, text) => {
    expect(gravityOf(text)).toBe('danger')
  })

  test.each([
    [1n, 0n],
    [0n, 127n],
    [8453n, 128n],
    [2n ** 64n, 2n ** 40n],
  ])(
    'texts with the bytes of a code authorization (EIP-7702) are described as one: chain %i, nonce %i',
    (chainId, nonce) => {
      const number = (value: bigint) => (value === 0n ? '0x' : toHex(value))
      const bytes = concatHex(['0x05', toRlp([number(chainId), thief, number(nonce)])])
      for (const text of [bytes, bytes.slice(2), ` ${bytes.toUpperCase().replace('0X', '0x')}\n`])
        expect(describeOf(text)).toMatchObject({
          meaning: { kind: 'code', code: thief, chainId, nonce },
          risks: ['code'],
        })
      // Text that is one byte longer or shorter is not a hash, but it may still be encoded data.
      for (const text of [`${bytes}00`, bytes.slice(0, -2)])
        expect(describeOf(text)).toMatchObject({ meaning: { kind: 'text' }, risks: ['hash-text'] })
    },
  )

  test.each([
    'I like cats',
    'Please sign this message to log in to our web site and to accept its terms of use',
    `Hi!\n\nNonce: 0x${digits}`,
    '愛',
    '🫶 2026-11-24',
  ])('readable texts have no warning: %j', (text) => {
    expect(gravityOf(text)).toBe('none')
  })

  test('texts with short data are acknowledged', () => {
    for (const text of ['0x', '0x1234', '42', 'a\u0000b']) expect(gravityOf(text)).toBe('acknowledged')
  })

  const signIn = `cats.example wants you to sign in with your Ethereum account:\n${safe.address}\n\nHi\n\nURI: https://cats.example/\nVersion: 1\nChain ID: 1\nNonce: 12345678\nIssued At: 2026-11-22T10:00:00Z`
  test('texts that sign in to this site are acknowledged, unless this page requested them', () => {
    expect(describeOf(signIn)?.risks).toEqual(['own-site'])
    expect(gravityOf(signIn)).toBe('acknowledged')
    const asked = (text: string) => text === signIn
    expect(describeMessage(safe, signIn, 'cats.example', asked)?.risks).toEqual([])
  })

  test('sign-in texts with an unreadable form are acknowledged', () => {
    expect(gravityOf(` ${signIn}`)).toBe('acknowledged')
    expect(gravityOf(signIn.replaceAll('\n', '\r\n'))).toBe('acknowledged')
  })
})
