import {
  createClient,
  custom,
  HttpRequestError,
  ResourceUnavailableRpcError,
  SwitchChainError,
  UserRejectedRequestError,
} from 'viem'
import { getChainId } from 'viem/actions'
import { describe, expect, test } from 'vitest'
import {
  ChainNotConfiguredError,
  ConnectorAlreadyConnectedError,
  ConnectorNotFoundError,
  ProviderNotFoundError,
} from 'wagmi'
import { AppError } from '@/domain/errors'
import { isRejected, toWalletError } from './wallet-error'

const codeOf = (error: unknown) => toWalletError(error).code

describe('codes of wallet errors', () => {
  // Proves S8.1
  test.each([
    ['a number of EIP-1193', { code: 4001, message: 'no' }],
    ["viem's error", new UserRejectedRequestError(new Error('no'))],
    [
      'an error that causes another',
      new Error('outer', { cause: Object.assign(new Error('x'), { code: 4001 }) }),
    ],
    ['WalletConnect', { code: 5000, message: 'User rejected.' }],
    ['words alone', new Error('User closed modal')],
  ])('a rejection is recognized as reported by %s', (_name, error) => {
    expect(codeOf(error)).toBe('user-rejected')
    expect(isRejected(toWalletError(error))).toBe(true)
  })

  // Proves S8.4
  test('an open request of the wallet is reported as request-pending', () => {
    expect(codeOf(Object.assign(new Error('pending'), { code: -32002 }))).toBe('request-pending')
    expect(codeOf(new ResourceUnavailableRpcError(new Error('pending')))).toBe('request-pending')
    expect(toWalletError({ code: -32002 }).message).toBe(
      'A request is already open in your wallet. Answer it there first.',
    )
  })

  // Proves S8.5
  test('a missing provider or connector is reported as connector-not-found', () => {
    expect(codeOf(new ProviderNotFoundError())).toBe('connector-not-found')
    expect(codeOf(new ConnectorNotFoundError())).toBe('connector-not-found')
    expect(toWalletError(new ProviderNotFoundError()).message).toBe('Connector not found')
  })

  // Proves S8.9
  test('errors of the connection kit keep their texts', () => {
    expect(toWalletError(new ConnectorAlreadyConnectedError()).message).toBe('Connector already connected')
    expect(toWalletError(new ChainNotConfiguredError()).message).toBe('Chain not configured for connector')
  })

  // Proves S8.9
  test('a chain that is not configured differs from one that the wallet does not know (both 4902)', () => {
    const error = new SwitchChainError(new ChainNotConfiguredError())
    expect(error.code).toBe(4902)
    expect(codeOf(error)).toBe('chain-not-configured')
  })

  // Proves S8.1
  test('a rejection inside an error of viem is found', async () => {
    const refuse = custom({ request: () => Promise.reject({ code: 4001, message: 'no' }) })
    const error = await getChainId(createClient({ transport: refuse })).catch((thrown: unknown) => thrown)
    expect(codeOf(error)).toBe('user-rejected')
  })

  // Proves S8.1
  test('the outermost error name decides the code', () => {
    const unreachable = new HttpRequestError({ url: 'http://127.0.0.1' })
    expect(codeOf(unreachable)).toBe('node-unavailable')
    expect(codeOf(new UserRejectedRequestError(unreachable))).toBe('user-rejected')
    expect(codeOf(new ResourceUnavailableRpcError(unreachable))).toBe('request-pending')
  })

  // Proves S8.1
  test('a rejection is found at any depth of causes', () => {
    let error: Error = Object.assign(new Error('no'), { code: 4001 })
    for (let depth = 0; depth < 6; depth++) error = new Error('outer', { cause: error })
    expect(codeOf(error)).toBe('user-rejected')
  })

  // Proves S8.9
  test.each([
    ['ChainNotConfiguredError', 'Chain not configured for connector'],
    ['ConnectorAlreadyConnectedError', 'Connector already connected'],
    ['ConnectorChainMismatchError', 'Your wallet is on a different network.'],
    ['ConnectorNotConnectedError', 'Connect a wallet first.'],
    ['ConnectorNotFoundError', 'Connector not found'],
    ['ConnectorUnavailableReconnectingError', 'Your wallet is reconnecting.'],
    ['ProviderNotFoundError', 'Connector not found'],
    ['SwitchChainNotSupportedError', 'The connector does not support programmatic chain switching.'],
    ['UnauthorizedProviderError', 'Your wallet blocked this request.'],
    ['UnsupportedProviderMethodError', 'Your wallet does not support this request.'],
    ['ProviderDisconnectedError', 'Your wallet is not connected to the network.'],
    ['ChainDisconnectedError', 'Your wallet is not connected to the network.'],
    ['WagmiProviderNotFoundError', 'No wagmi config found'],
  ])('the error %s has the text %j', (name, text) => {
    const error = new Error('outer', { cause: Object.assign(new Error('inner'), { name }) })
    expect(toWalletError(error).message.startsWith(text)).toBe(true)
  })

  // Proves S8.1
  test.each([
    [{ code: 4100 }, 'not-authorized'],
    [{ code: 4200 }, 'method-not-supported'],
    [{ code: -32601 }, 'method-not-supported'],
    [{ code: 4900 }, 'wallet-offline'],
    [{ code: 4901 }, 'wallet-offline'],
    [{ code: -32603, message: 'Internal' }, 'wallet-failed'],
    [{ code: -32603, message: 'User denied account authorization' }, 'user-rejected'],
    [{ code: 5001, message: 'User disapproved requested chains' }, 'user-rejected'],
    [{ message: 'User rejected.' }, 'user-rejected'],
    [{ message: 'Connection request reset. Please try again.' }, 'user-rejected'],
    [{ message: 'accounts received is empty' }, 'user-rejected'],
    [{ message: 'Proposal expired' }, 'pairing-expired'],
    [{ message: 'Pop up window failed to open' }, 'popup-blocked'],
    [{ code: '4001', message: 7, name: {} }, 'unexpected'],
  ])('the error %j has the code %s', (error, code) => expect(codeOf(error)).toBe(code))

  // Proves S8.1
  test('ten million characters are not searched for a rejection', () => {
    expect(codeOf({ message: `${'x'.repeat(10_000_000)} user rejected` })).toBe('unexpected')
  })

  // Proves S8.13
  test('any other value, and an endless chain of causes, gives the generic message', () => {
    const loop: { cause?: unknown } = {}
    loop.cause = loop
    for (const error of ['text', null, undefined, 7, new Error('boom'), loop])
      expect(toWalletError(error).message).toBe('An unexpected error occurred. Try again.')
  })

  test('an AppError is returned unchanged', () => {
    const error = new AppError('wrong-network')
    expect(toWalletError(error)).toBe(error)
    expect(isRejected(error)).toBe(false)
  })
})
