import type { Texts } from '@/texts/texts'

/** Messages of the errors that a Safe's page around this one causes. */
export const safeHostTexts = {
  cancelled: 'The request was canceled.',
  silent: 'Safe is not responding.',
  pending: 'A request is already open in Safe. Answer it there first.',
  /** Fixed by the specification: S5.5. */
  invalidPermissionsRequest: 'Permissions request is invalid',
  /** Fixed by the specification: S6.2. */
  permissionsRejected: 'Permissions rejected',
  /** Fixed by the specification: S8.6. */
  infoMissing: 'Could not load Safe information',
  /** Fixed by the specification: S8.18. */
  notImplemented: (call: string) => `"${call}" not implemented`,
  unexpectedAnswer: (method: string) => `Safe returned an unexpected answer to ${method}.`,
  unreadableAnswer: 'Safe returned an answer that cannot be read.',
  /** Fixed by the specification: S8.18. */
  invalidAddressOrHash: 'The address or message hash is invalid',
  /** Fixed by the specification: S8.18. */
  invalidAddress: 'The address is invalid',
  invalidValue: 'The value is invalid',
  invalidData: 'The data is invalid',
  /** Fixed by the specification: S8.19. */
  invalidTypedData: 'Invalid typed data',
} as const satisfies Texts
