import { type Address, isSameAddress } from '@/domain/address'

/**
 * The contracts that run a batch as the Safe and nothing but calls in it: MultiSendCallOnly of 1.3.0, 1.4.1 and 1.5.0, by
 * `@safe-global/safe-deployments`. All of them were created by deterministic factories, whose addresses follow from the
 * code, so no other code can stand there (on zkSync chains by their own rule).
 */
const [first, firstSigned, firstZk, second, third] = [
  '0x40A2aCCbd92BCA938b02010E17A5b8929b49130D',
  '0xA1dabEF33b3B82c7814B6D82A79e50F4AC44102B',
  '0xf220D3b4DFb23C4ade8C88E526C1353AbAcbC38F',
  '0x9641d764fc13c8B624c04430C7356C1C7C8102e2',
  '0xA83c336B20401Af773B6219BA5027174338D1836',
] as const satisfies readonly Address[]

/** Those that a batch of ours may be given to, the newest of them that every wallet knows first. */
export const multiSendCallOnly: readonly Address[] = [second, first, firstSigned, third, firstZk]

export function isMultiSendCallOnly(address: string): boolean {
  return multiSendCallOnly.some((known) => isSameAddress(known, address))
}
