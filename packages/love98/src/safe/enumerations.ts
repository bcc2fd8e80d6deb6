/**
 * The enumeration values of a Safe gateway. Every list is open, because a gateway can add values at any time. An
 * unknown value is kept as it is and shown as a plain row.
 */
export type OpenEnum<Known extends string> = Known | (string & Record<never, never>)

/** `[S3.17]` */
export const transactionStatuses = [
  'AWAITING_CONFIRMATIONS',
  'AWAITING_EXECUTION',
  'CANCELLED',
  'FAILED',
  'SUCCESS',
] as const
/** `[S3.18]` */
export const transferDirections = ['INCOMING', 'OUTGOING', 'UNKNOWN'] as const
/** `[S3.19]` Transfers use `NATIVE_COIN`, balances use `NATIVE_TOKEN`. */
export const tokenTypes = ['ERC20', 'ERC721', 'NATIVE_TOKEN', 'NATIVE_COIN'] as const
/** `[S3.20]` Gateways use `CHANGE_MASTER_COPY` for the specification's `CHANGE_IMPLEMENTATION`. */
export const settingsChanges = [
  'SET_FALLBACK_HANDLER',
  'ADD_OWNER',
  'REMOVE_OWNER',
  'SWAP_OWNER',
  'CHANGE_THRESHOLD',
  'CHANGE_IMPLEMENTATION',
  'CHANGE_MASTER_COPY',
  'ENABLE_MODULE',
  'DISABLE_MODULE',
  'SET_GUARD',
  'DELETE_GUARD',
  'SET_MODULE_GUARD',
  'DELETE_MODULE_GUARD',
] as const
export const transactionKinds = [
  'Transfer',
  'SettingsChange',
  'Custom',
  'Creation',
  'SwapOrder',
  'SwapTransfer',
  'TwapOrder',
  'Swap',
  'SwapAndBridge',
  'NativeStakingDeposit',
  'NativeStakingValidatorsExit',
  'NativeStakingWithdraw',
  'VaultDeposit',
  'VaultRedeem',
] as const
/** `[S3.22]` and the items of the list of messages. */
export const listItemTypes = ['TRANSACTION', 'LABEL', 'CONFLICT_HEADER', 'DATE_LABEL', 'MESSAGE'] as const
/** `[S3.23]` */
export const messageStatuses = ['NEEDS_CONFIRMATION', 'CONFIRMED'] as const
/** `[S3.24]` */
export const chainFeatures = [
  'ERC721',
  'SAFE_APPS',
  'CONTRACT_INTERACTION',
  'DOMAIN_LOOKUP',
  'SPENDING_LIMIT',
  'EIP1559',
  'SAFE_TX_GAS_OPTIONAL',
  'TX_SIMULATION',
  'EIP1271',
] as const
/** `[S3.25]` */
export const versionStates = ['UP_TO_DATE', 'OUTDATED', 'UNKNOWN'] as const
/** `[S3.26]` */
export const accessPolicies = ['NO_RESTRICTIONS', 'DOMAIN_ALLOWLIST', 'UNKNOWN'] as const
/** `[S3.27]` The operations of a Safe transaction; any other value is rejected. */
export const operations = { call: 0, delegate: 1 } as const

export function isNativeToken(type: string): boolean {
  return type === 'NATIVE_TOKEN' || type === 'NATIVE_COIN'
}
