import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import {
  accessPolicies,
  chainFeatures,
  isNativeToken,
  messageStatuses,
  operations,
  settingsChanges,
  tokenTypes,
  transactionKinds,
  transactionStatuses,
  transferDirections,
  versionStates,
} from '@/safe/enumerations'
import { safeMessage } from '@/safe/gateway/message-shapes'
import { chain, safeApps, safeState } from '@/safe/gateway/safe-shapes'
import { transactionDetails, transactionItem, transactionPage } from '@/safe/gateway/transaction-shapes'
import { treasury } from '@/texts/treasury'

import { owner, pageWith, safe, transactionRow } from './gateway-shapes'

const strange = 'SOMETHING_OF_NEXT_YEAR'
const party = { value: owner }
const read = (different: Record<string, unknown>) => {
  const item = v.parse(transactionItem, transactionRow(different))
  if (item.type !== 'TRANSACTION') throw new Error(`read as ${item.type}`)
  return item.transaction
}
const transfer = (info: object, direction = 'INCOMING') => ({
  txInfo: { type: 'Transfer', sender: party, recipient: party, direction, transferInfo: info },
})

describe('enumeration values of the specification', () => {
  // Proves S3.17
  test.each([...transactionStatuses, strange])(
    'the status %s is parsed, and an unknown one is kept',
    (txStatus) => {
      expect(read({ txStatus }).txStatus).toBe(txStatus)
    },
  )

  // Proves S3.18
  test.each([...transferDirections, strange])(
    'the direction %s is parsed, and an unknown one is kept',
    (direction) => {
      expect(read(transfer({ type: 'ERC20' }, direction)).txInfo).toMatchObject({ direction })
    },
  )

  // Proves S3.19
  test.each([...tokenTypes, strange])('the token type %s is parsed, and an unknown one is kept', (type) => {
    expect(read(transfer({ type, value: null, decimals: null })).txInfo).toMatchObject({
      transferInfo: { type },
    })
    expect(isNativeToken(type)).toBe(type.startsWith('NATIVE'))
  })

  // Proves S3.20
  test.each([...settingsChanges, strange])(
    'the settings change %s is parsed, and an unknown one is kept',
    (type) => {
      expect(read({ txInfo: { type: 'SettingsChange', settingsInfo: { type } } }).txInfo).toMatchObject({
        settingsInfo: { type },
      })
      expect(Object.hasOwn(treasury.kinds, type)).toBe(type !== strange)
    },
  )

  // Proves S3.21
  test('a batch is parsed as Custom, a creation as Creation, and an unknown type as a plain row', () => {
    const batch = { type: 'Custom', to: party, methodName: 'multiSend', actionCount: 3, value: '0' }
    expect(read({ txInfo: batch }).txInfo).toMatchObject({ type: 'Custom', actionCount: 3 })
    expect(read({ txInfo: { type: 'Creation', creator: party } }).txInfo.type).toBe('Creation')
    for (const type of [strange, 'Transfer', 'SwapOrder'])
      expect(read({ txInfo: { type, odd: [1] } }).txInfo).toEqual({ type: 'Other', kind: type })
    expect(transactionKinds.slice(0, 4)).toEqual(['Transfer', 'SettingsChange', 'Custom', 'Creation'])
  })

  // Proves S3.22
  test('list items are parsed one by one, and a malformed one is dropped alone', () => {
    const { results } = v.parse(
      transactionPage,
      pageWith(
        { type: 'LABEL', label: 'Next' },
        { type: 'CONFLICT_HEADER', nonce: 3 },
        { type: 'DATE_LABEL', timestamp: 5 },
        transactionRow(),
        { type: strange },
        { type: 'TRANSACTION', transaction: 'broken' },
        null,
      ),
    )
    expect(results.map(({ type }) => type)).toEqual([
      'LABEL',
      'CONFLICT_HEADER',
      'DATE_LABEL',
      'TRANSACTION',
      'OTHER',
      'OTHER',
      'OTHER',
    ])
  })

  // Proves S3.23
  test.each([...messageStatuses, strange])(
    'the message status %s is parsed, and an unknown one is kept',
    (status) => {
      const given = { messageHash: `0x${'a'.repeat(64)}`, message: 'x', confirmations: [], status }
      expect(
        v.parse(safeMessage, { ...given, confirmationsSubmitted: 1, confirmationsRequired: '2' }),
      ).toMatchObject({ status, confirmationsRequired: 2 })
    },
  )

  // Proves S3.24
  test('the features of a chain are parsed, and unknown ones are kept', () => {
    const features = [...chainFeatures, strange]
    const nativeCurrency = { name: 'Ether', symbol: 'ETH', decimals: 18 }
    expect(
      v.parse(chain, { chainId: '1', chainName: 'Ethereum', nativeCurrency, features }).features,
    ).toEqual(features)
  })

  // Proves S3.25
  test.each([...versionStates, strange])(
    'the version state %s is parsed, and an unknown one is kept',
    (implementationVersionState) => {
      const state = { address: { value: safe }, chainId: '1', nonce: 0, threshold: 1, owners: [party] }
      expect(v.parse(safeState, { ...state, implementationVersionState })).toMatchObject({
        implementationVersionState,
        modules: null,
      })
    },
  )

  // Proves S3.26
  test.each([...accessPolicies, strange])(
    'the access type %s is parsed, and an unknown one is kept',
    (type) => {
      const app = {
        id: 1,
        url: 'https://cats.example',
        name: 'Cat Club',
        chainIds: ['1'],
        accessControl: { type },
      }
      expect(v.parse(safeApps, [app])[0]?.accessControl?.type).toBe(type)
    },
  )

  // Proves S3.27
  test('an operation is CALL (0) or DELEGATE (1), and any other is refused', () => {
    expect(operations).toEqual({ call: 0, delegate: 1 })
    const details = (operation: unknown) =>
      v.safeParse(transactionDetails, {
        safeAddress: safe,
        txId: 'x',
        txStatus: 'SUCCESS',
        txInfo: { type: 'Custom', to: party },
        txData: { to: party, operation },
      }).success
    expect([0, 1, 2, '1', null].map(details)).toEqual([true, true, false, false, false])
  })
})
