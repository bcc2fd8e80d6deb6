import { type Address, isSameAddress } from '@/domain/address'

/** A contract that the Safe project published. `isL2`: the variant that logs each transaction in full. */
export type PublishedSingleton = { version: '1.3.0' | '1.4.1' | '1.5.0'; isL2: boolean }

/**
 * The singletons of Safe in `@safe-global/safe-deployments` that deterministic factories created. Their addresses
 * follow from their code (zkSync chains have their own rule), so no other code can have these addresses. This is not
 * true of older singletons.
 */
const singletons: readonly (readonly [Address, PublishedSingleton['version'], 'L2'?])[] = [
  ['0xd9Db270c1B5E3Bd161E8c8503c55cEABeE709552', '1.3.0'],
  ['0x69f4D1788e39c87893C980c06EdF4b7f686e2938', '1.3.0'],
  ['0xB00ce5CCcdEf57e539ddcEd01DF43a13855d9910', '1.3.0'],
  ['0x3E5c63644E683549055b9Be8653de26E0B4CD36E', '1.3.0', 'L2'],
  ['0xfb1bffC9d739B8D520DaF37dF666da4C687191EA', '1.3.0', 'L2'],
  ['0x1727c2c531cf966f902E5927b98490fDFb3b2b70', '1.3.0', 'L2'],
  ['0x41675C099F32341bf84BFc5382aF534df5C7461a', '1.4.1'],
  ['0xC35F063962328aC65cED5D4c3fC5dEf8dec68dFa', '1.4.1'],
  ['0x29fcB43b46531BcA003ddC8FCB67FFE91900C762', '1.4.1', 'L2'],
  ['0x610fcA2e0279Fa1F8C00c8c2F71dF522AD469380', '1.4.1', 'L2'],
  ['0xFf51A5898e281Db6DfC7855790607438dF2ca44b', '1.5.0'],
  ['0xEdd160fEBBD92E350D4D398fb636302fccd67C7e', '1.5.0', 'L2'],
]

/** The CompatibilityFallbackHandler of 1.3.0, from the same source. */
const handlers: readonly Address[] = [
  '0xf48f2B2d2a534e402487b3ee7C18c33Aec0Fe5e4',
  '0x017062a1dE2FE6b99BE3d9d37841FeD19F573804',
  '0x2f870a80647BbC554F3a0EBD093f11B4d2a7492A',
]

export function publishedSingleton(address: Address): PublishedSingleton | null {
  const found = singletons.find(([known]) => isSameAddress(known, address))
  return found ? { version: found[1], isL2: found[2] === 'L2' } : null
}

export function isFormerHandler(address: Address): boolean {
  return handlers.some((known) => isSameAddress(known, address))
}
