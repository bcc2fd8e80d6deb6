/**
 * The words that a Safe's gateway uses. Every list is open: a gateway adds words without asking, and one that we do not
 * know is kept as it came and drawn as a plain row.
 */
export type Open<Known extends string> = Known | (string & Record<never, never>)

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
/** `[S3.19]`; transfers write `NATIVE_COIN` where balances write `NATIVE_TOKEN`. */
export const tokenTypes = ['ERC20', 'ERC721', 'NATIVE_TOKEN', 'NATIVE_COIN'] as const
/** `[S3.20]`; gateways write `CHANGE_MASTER_COPY` where the specification says `CHANGE_IMPLEMENTATION`. */
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
/** `[S3.21]` and what gateways tell today besides. */
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
/** `[S3.27]` How a Safe runs a transaction; anything else is refused. */
export const operations = { call: 0, delegate: 1 } as const

/** Whether two words for the Ether of a chain, or any other kind of token, mean native coins. */
export function isNativeToken(type: string): boolean {
  return type === 'NATIVE_TOKEN' || type === 'NATIVE_COIN'
}
