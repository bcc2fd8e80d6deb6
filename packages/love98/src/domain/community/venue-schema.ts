import * as v from 'valibot'
import type { Address } from '@/domain/address'
import type { Hex } from '@/domain/hex'
import { allowedNames } from './allowed-names'
import { settings, unlessMissing } from './config-values'
import { pairCodeHash, permit2, publishedVenues, venueChains } from './published-venues'
import type { Venue } from './venues'

type AddressSchema = v.GenericSchema<unknown, Address>
type ChainIdSchema = v.GenericSchema<number>

const venueForm = "8453, or { kind: 'v2', chainId: 8453, factory: '0x…', router: '0x…' }"

/** The schema of objects that have one of several forms by their `kind`. */
function byKind<const Forms extends Record<string, v.GenericSchema>>(forms: Forms) {
  const kinds = Object.keys(forms)
  const unknown = v.object(
    {
      kind: v.picklist(
        kinds,
        unlessMissing(({ input }) => `no such kind; ${allowedNames(input, kinds)}`),
      ),
    },
    unlessMissing(`must be an object with a kind: ${kinds.join(', ')}`),
  )
  const schema = v.lazy((input) => {
    const { kind } = Object(input)
    return Object.hasOwn(forms, kind) ? (forms[kind] ?? unknown) : unknown
  })
  return schema as unknown as v.GenericSchema<
    v.InferInput<Forms[keyof Forms]>,
    v.InferOutput<Forms[keyof Forms]>
  >
}

/**
 * The schema of `venues`. An entry is the id of a chain, which stands for all published deployments on it, or one
 * deployment with its contracts.
 */
export function venuesSchema(chainId: ChainIdSchema, address: AddressSchema) {
  const published = v.pipe(
    chainId,
    v.check(
      (id) => venueChains.includes(id),
      ({ input }) =>
        `chain ${input} has no published deployment; ${allowedNames(input, venueChains.map(String))}`,
    ),
    v.transform((id) => publishedVenues(id)),
  )
  const router = v.optional(v.nullable(address), null)
  const codeHash = v.custom<Hex>(
    (value) => typeof value === 'string' && /^0x[0-9a-f]{64}$/.test(value),
    'not a 32-byte hash',
  )
  const one = v.pipe(
    byKind({
      v2: settings({
        ...{ kind: v.literal('v2'), chainId, factory: address, router },
        initCodeHash: v.optional(codeHash, pairCodeHash),
      }),
      v3: settings({ kind: v.literal('v3'), chainId, factory: address, quoter: address, router }),
      v4: settings({
        ...{ kind: v.literal('v4'), chainId, poolManager: address, stateView: address, quoter: address },
        ...{ universalRouter: router, permit2: v.optional(address, permit2) },
      }),
    }),
    v.transform((venue): readonly Venue[] => [venue]),
  )
  const entry = v.lazy((input) =>
    typeof input === 'number' ? published : one,
  ) as unknown as v.GenericSchema<v.InferInput<typeof one> | number, readonly Venue[]>
  return v.pipe(
    v.array(entry, unlessMissing(`must be a list: [${venueForm}]`)),
    v.transform((lists): readonly Venue[] => lists.flat()),
  )
}

/** A V4 fee that its hook sets (https://docs.uniswap.org/contracts/v4/reference/core/libraries/LPFeeLibrary). */
export const dynamicFee = 0x800000

/** The fee in parts per million: 3000 is 0.3 %. */
const fee = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(1_000_000))

const hookedFee = v.pipe(
  v.number(),
  v.check(
    (value) => value === dynamicFee || v.is(fee, value),
    `must be a fee in parts per million, at most 1000000, or ${dynamicFee}`,
  ),
)

/** The schema of the pool of a pair. Default: the V2 pool of its tokens. */
export function poolSchema(address: AddressSchema) {
  return v.optional(
    byKind({
      v2: settings({ kind: v.literal('v2') }),
      v3: settings({ kind: v.literal('v3'), fee }),
      v4: settings({
        kind: v.literal('v4'),
        fee: hookedFee,
        tickSpacing: v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(32_767)),
        /** The contract whose code runs with each swap; null: none. */
        hooks: v.optional(v.nullable(address), null),
      }),
    }),
  )
}
