import type { Texts } from '@/texts/texts'

/** Messages of the errors that a Safe's page around this one causes. Those of `[S8.6]` `[S8.18]` `[S8.19]` are fixed. */
export const safeHostTexts = {
  cancelled: 'The request was canceled.',
  silent: 'Safe is not responding.',
  pending: 'A request is already open in Safe. Answer it there first.',
  invalidPermissionsRequest: 'Permissions request is invalid',
  permissionsRejected: 'Permissions rejected',
  infoMissing: 'Could not load Safe information',
  notImplemented: (call: string) => `"${call}" not implemented`,
  unexpectedAnswer: (method: string) => `Safe returned an unexpected answer to ${method}.`,
  unreadableAnswer: 'Safe returned an answer that cannot be read.',
  invalidAddressOrHash: 'The address or message hash is invalid',
  invalidAddress: 'The address is invalid',
  invalidValue: 'The value is invalid',
  invalidData: 'The data is invalid',
  invalidTypedData: 'Invalid typed data',
} as const satisfies Texts
