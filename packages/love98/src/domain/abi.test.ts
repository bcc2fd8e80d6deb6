import {
  encodeAbiParameters,
  encodeEventTopics,
  encodeFunctionData,
  type Hex,
  parseAbi,
  toEventSelector,
  toFunctionSelector,
} from 'viem'
import { describe, expect, test } from 'vitest'
import {
  type AbiValue,
  argumentWords,
  decodeAddress,
  decodeBool,
  decodeFirstBytes,
  decodeUint,
  decodeUints,
  encodeBalanceOf,
  encodeCall,
  encodeTransfer,
  encodeWord,
} from './abi'
import * as errorSelectors from './error-selectors'
import * as eventTopics from './event-topics'
import { textToHex } from './hex'
import * as selectors from './selectors'

const account = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const other = '0x00000000219ab540356cBB839Cbe05303d7705Fa'

describe('signatures', () => {
  const swapped = 'uint256,address[],address,uint256'
  const functions: Record<keyof typeof selectors, string> = {
    allowance: 'allowance(address,address)',
    approve: 'approve(address,uint256)',
    balanceOf: 'balanceOf(address)',
    decimals: 'decimals()',
    deposit: 'deposit()',
    isBlackListed: 'isBlackListed(address)',
    isBlacklisted: 'isBlacklisted(address)',
    name: 'name()',
    paused: 'paused()',
    safeTransferFrom: 'safeTransferFrom(address,address,uint256)',
    supportsInterface: 'supportsInterface(bytes4)',
    symbol: 'symbol()',
    transfer: 'transfer(address,uint256)',
    transferFrom: 'transferFrom(address,address,uint256)',
    withdraw: 'withdraw(uint256)',
    factory: 'factory()',
    getPair: 'getPair(address,address)',
    getPool: 'getPool(address,address,uint24)',
    extsload: 'extsload(bytes32)',
    permitAllowance: 'allowance(address,address,address)',
    permitApprove: 'approve(address,address,uint160,uint48)',
    quoteV3: 'quoteExactInputSingle((address,address,uint256,uint24,uint160))',
    quoteV4: 'quoteExactInputSingle(((address,address,uint24,int24,address),bool,uint128,bytes))',
    poolManager: 'poolManager()',
    wrappedNative9: 'WETH9()',
    getReserves: 'getReserves()',
    getSlot0OfId: 'getSlot0(bytes32)',
    liquidity: 'liquidity()',
    liquidityOfId: 'getLiquidity(bytes32)',
    slot0: 'slot0()',
    swapExactETHForTokens: `swapExactETHForTokens(${swapped})`,
    swapExactETHForTokensFee: `swapExactETHForTokensSupportingFeeOnTransferTokens(${swapped})`,
    swapExactTokensForETH: `swapExactTokensForETH(uint256,${swapped})`,
    swapExactTokensForETHFee: `swapExactTokensForETHSupportingFeeOnTransferTokens(uint256,${swapped})`,
    swapExactTokensForTokens: `swapExactTokensForTokens(uint256,${swapped})`,
    swapExactTokensForTokensFee: `swapExactTokensForTokensSupportingFeeOnTransferTokens(uint256,${swapped})`,
    token0: 'token0()',
    token1: 'token1()',
    wrappedNative: 'WETH()',
    entryPoint: 'entryPoint()',
    executeCommands: 'execute(bytes,bytes[],uint256)',
    executeWithoutDeadline: 'execute(bytes,bytes[])',
    executeBatch: 'executeBatch(address[],bytes[])',
    getThreshold: 'getThreshold()',
    isValidSignature: 'isValidSignature(bytes32,bytes)',
    isValidSignatureOfBytes: 'isValidSignature(bytes,bytes)',
    multiSend: 'multiSend(bytes)',
    nonce: 'nonce()',
    aggregate3: 'aggregate3((address,bool,bytes)[])',
    getEthBalance: 'getEthBalance(address)',
    getL1Fee: 'getL1Fee(bytes)',
    getOperatorFee: 'getOperatorFee(uint256)',
    addr: 'addr(bytes32)',
    addrOfCoin: 'addr(bytes32,uint256)',
    nameOfNode: 'name(bytes32)',
    resolver: 'resolver(bytes32)',
    resolveWithGateways: 'resolveWithGateways(bytes,bytes,string[])',
    reverseWithGateways: 'reverseWithGateways(bytes,uint256,string[])',
    text: 'text(bytes32,string)',
  }
  const errors: Record<keyof typeof errorSelectors, string> = {
    error: 'Error(string)',
    panic: 'Panic(uint256)',
    enforcedPause: 'EnforcedPause()',
    insufficientAllowance: 'ERC20InsufficientAllowance(address,uint256,uint256)',
    insufficientBalance: 'ERC20InsufficientBalance(address,uint256,uint256)',
    balanceTooLow: 'BalanceTooLow()',
    executionFailed: 'ExecutionFailed(uint256,bytes)',
    insufficientEth: 'InsufficientETH()',
    insufficientToken: 'InsufficientToken()',
    transactionDeadlinePassed: 'TransactionDeadlinePassed()',
    v2TooLittleReceived: 'V2TooLittleReceived()',
    v3InvalidSwap: 'V3InvalidSwap()',
    v3TooLittleReceived: 'V3TooLittleReceived()',
    v4TooLittleReceived: 'V4TooLittleReceived(uint256,uint256)',
    allowanceExpired: 'AllowanceExpired(uint256)',
    insufficientPermit: 'InsufficientAllowance(uint256)',
    currencyNotSettled: 'CurrencyNotSettled()',
    erc20TransferFailed: 'ERC20TransferFailed()',
    hookCallFailed: 'HookCallFailed()',
    hookDeltaExceedsSwapAmount: 'HookDeltaExceedsSwapAmount()',
    invalidHookResponse: 'InvalidHookResponse()',
    nativeTransferFailed: 'NativeTransferFailed()',
    swapAmountCannotBeZero: 'SwapAmountCannotBeZero()',
    wrappedError: 'WrappedError(address,bytes4,bytes,bytes)',
    notEnoughLiquidity: 'NotEnoughLiquidity(bytes32)',
    poolNotInitialized: 'PoolNotInitialized()',
    priceLimitExceeded: 'PriceLimitAlreadyExceeded(uint160,uint160)',
    unexpectedRevertBytes: 'UnexpectedRevertBytes(bytes)',
    httpError: 'HttpError(uint16,string)',
    offchainLookup: 'OffchainLookup(address,string[],bytes,bytes4,bytes)',
    resolverError: 'ResolverError(bytes)',
    resolverNotContract: 'ResolverNotContract(bytes,address)',
    resolverNotFound: 'ResolverNotFound(bytes)',
    reverseAddressMismatch: 'ReverseAddressMismatch(string,bytes)',
    unsupportedResolverProfile: 'UnsupportedResolverProfile(bytes4)',
  }
  const events: Record<keyof typeof eventTopics, string> = {
    transfer: 'Transfer(address,address,uint256)',
    deposit: 'Deposit(address,uint256)',
    withdrawal: 'Withdrawal(address,uint256)',
    swap: 'Swap(address,uint256,uint256,uint256,uint256,address)',
    sync: 'Sync(uint112,uint112)',
    executionFailure: 'ExecutionFailure(bytes32,uint256)',
    executionSuccess: 'ExecutionSuccess(bytes32,uint256)',
  }

  test.each([
    ['selectors', selectors, functions, 'function', toFunctionSelector],
    ['error selectors', errorSelectors, errors, 'function', toFunctionSelector],
    ['event topics', eventTopics, events, 'event', toEventSelector],
  ] as const)('the %s equal the ones in viem', (_, constants, signatures, kind, hash) => {
    expect({ ...constants }).toEqual(
      Object.fromEntries(
        Object.entries(signatures).map(([name, signature]) => [name, hash(`${kind} ${signature}`)]),
      ),
    )
  })
})

describe('encodings', () => {
  const abi = parseAbi([
    'struct Call { address target; bool allowFailure; bytes callData; }',
    'function transfer(address, uint256)',
    'function balanceOf(address)',
    'function reverseWithGateways(bytes, uint256, string[])',
    'function resolveWithGateways(bytes, bytes, string[])',
    'function supportsInterface(bytes4)',
    'function swapExactTokensForTokens(uint256, uint256, address[], address, uint256)',
    'function aggregate3(Call[])',
    'event Transfer(address indexed, address indexed, uint256)',
  ])
  const largest = 2n ** 256n - 1n
  const balanceOf = encodeBalanceOf(account)
  const texts = (...list: string[]): AbiValue => ({ list: list.map((text) => ({ bytes: textToHex(text) })) })

  const cases: readonly (readonly [name: string, encoded: Hex, call: object])[] = [
    ['a transfer', encodeTransfer(account, largest), { functionName: 'transfer', args: [account, largest] }],
    ['a read of a balance', balanceOf, { functionName: 'balanceOf', args: [account] }],
    [
      'four bytes',
      encodeCall(selectors.supportsInterface, BigInt(selectors.supportsInterface) << 224n),
      { functionName: 'supportsInterface', args: [selectors.supportsInterface] },
    ],
    [
      'a list of addresses between numbers',
      encodeCall(selectors.swapExactTokensForTokens, 1n, 2n, { list: [account, other] }, account, 3n),
      { functionName: 'swapExactTokensForTokens', args: [1n, 2n, [account, other], account, 3n] },
    ],
    ...['x-batch-gateway:true', '', 'ü'.repeat(40)].map(
      (text) =>
        [
          `bytes and the text ${JSON.stringify(text)}`,
          encodeCall(selectors.reverseWithGateways, { bytes: '0x00ab' }, 60n, texts(text)),
          { functionName: 'reverseWithGateways', args: ['0x00ab', 60n, [text]] },
        ] as const,
    ),
    [
      'no bytes, more than one word of bytes, and two texts',
      encodeCall(
        selectors.resolveWithGateways,
        { bytes: '0x' },
        { bytes: `0x${'cd'.repeat(65)}` },
        texts('a', 'bc'),
      ),
      { functionName: 'resolveWithGateways', args: ['0x', `0x${'cd'.repeat(65)}`, ['a', 'bc']] },
    ],
    [
      'a list of structs',
      encodeCall(selectors.aggregate3, {
        list: ([account, other] as const).map((target) => ({ struct: [target, 1n, { bytes: balanceOf }] })),
      }),
      {
        functionName: 'aggregate3',
        args: [[account, other].map((target) => ({ target, allowFailure: true, callData: balanceOf }))],
      },
    ],
    [
      'an empty list of structs',
      encodeCall(selectors.aggregate3, { list: [] }),
      { functionName: 'aggregate3', args: [[]] },
    ],
  ]
  test.each(cases)('the encoding of %s equals that of viem', (_, encoded, call) => {
    expect(encoded).toBe(encodeFunctionData({ abi, ...call } as never))
  })

  test('an address as a topic is encoded as viem encodes it', () => {
    const [, topic] = encodeEventTopics({ abi, eventName: 'Transfer', args: [account, other] })
    expect(`0x${encodeWord(account)}`).toBe(topic)
    expect(decodeAddress(topic)).toBe(account.toLowerCase())
  })
})

describe('decoding of argument words', () => {
  test('the argument words of call data follow its selector', () => {
    const data = encodeCall(selectors.transfer, account, 5n)
    expect(argumentWords(data)).toEqual([encodeWord(account), encodeWord(5n)])
    expect(argumentWords(selectors.deposit)).toEqual([])
  })

  test.each(['0x', '0x1234', `${selectors.transfer}00`, `${selectors.transfer}${'0'.repeat(65)}`])(
    'the argument words of %s are null',
    (data) => {
      expect(argumentWords(data)).toBeNull()
    },
  )
})

describe('decoding of answers', () => {
  const word = (value: bigint): Hex => `0x${encodeWord(value)}`
  const notWords = [
    '0x',
    '0x01',
    word(1n).slice(0, -1),
    `${word(1n)}00`,
    `0x${'g'.repeat(64)}`,
    null,
    1,
    [word(1n)],
  ]

  test.each(notWords)('%j is not one word', (answer) => {
    expect([decodeUint(answer), decodeBool(answer), decodeAddress(answer)]).toEqual([null, null, null])
  })

  test('a one-word answer is decoded as a number, a flag or an address if it fits', () => {
    const largest = 2n ** 256n - 1n
    expect(decodeUint(word(largest))).toBe(largest)
    expect([0n, 1n, 2n].map((value) => decodeBool(word(value)))).toEqual([false, true, null])
    expect(decodeAddress(word(2n ** 160n - 1n))).toBe(`0x${'f'.repeat(40)}`)
    expect(decodeAddress(word(2n ** 160n))).toBeNull()
  })

  test('an answer of several words is decoded as that many numbers', () => {
    const answer = encodeAbiParameters([{ type: 'uint112' }, { type: 'uint256' }], [7n, 8n])
    expect(decodeUints(answer, 2)).toEqual([7n, 8n])
    expect(decodeUints(answer, 1)).toBeNull()
    expect(decodeUints(answer, 3)).toBeNull()
  })

  test.each(['', 'hello', 'é'.repeat(50)])('an answer with the text %j is decoded to its bytes', (text) => {
    expect(decodeFirstBytes(encodeAbiParameters([{ type: 'string' }], [text]))).toBe(textToHex(text))
  })

  const encoded = encodeAbiParameters([{ type: 'bytes' }], [`0x${'ab'.repeat(40)}`])
  test.each(['0x', word(32n), `0x${'f'.repeat(64)}`, encoded.slice(0, 200), `${word(32n)}${'f'.repeat(64)}`])(
    'truncated answers, and answers with an offset behind their end, are refused: %s',
    (answer) => {
      expect(() => decodeFirstBytes(answer as Hex)).toThrow(RangeError)
    },
  )
})
