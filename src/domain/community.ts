import { z } from 'zod'
import type { Address, ChecksumCheck } from './address'
import { pairSymbols } from './pair'

/** A community's own file, `love98.config.ts`, after it was parsed: plain data that crosses from server to browser. */
export type Community = z.output<ReturnType<typeof communitySchema>>

/** What a community writes in `love98.config.ts`; ids of programs and skins come from their registries. */
export type CommunityFile<ProgramId extends string, SkinId extends string> = Omit<
  z.input<ReturnType<typeof communitySchema>>,
  'programs' | 'defaultSkin'
> & { programs: readonly ProgramId[]; defaultSkin: SkinId }

export type ChainDefinition = Community['chains'][number]
export type TokenDefinition = Community['tokens'][string]
export type SwapPair = Community['pairs'][number]
export type NamedLink = Community['collections'][number]
export type Exchange = Community['exchange']

/** What is known about the world outside the file: which programs and skins exist, and how a checksum is checked. */
export type CommunityContext = {
  programIds: readonly string[]
  skinIds: readonly string[]
  iconNames: readonly string[]
  isChecksummed: ChecksumCheck
}

/** The file is wrong: `problems` has one line a value, `pairs[3].token: not a checksummed address`. */
export class CommunityFileError extends Error {
  override readonly name = 'CommunityFileError'
  constructor(readonly problems: readonly string[]) {
    super(`love98.config.ts cannot be used:\n${problems.map((problem) => `  ${problem}`).join('\n')}`)
  }
}

/**
 * Checks a community's file, whole: every problem is reported with its path.
 * @throws {CommunityFileError}
 */
export function parseCommunity(file: unknown, context: CommunityContext): Community {
  const parsed = communitySchema(context).safeParse(file)
  if (parsed.success) return parsed.data
  throw new CommunityFileError(
    parsed.error.issues.map((issue) => `${pathText(issue.path)}: ${issue.message}`),
  )
}

function pathText(path: readonly PropertyKey[]): string {
  const text = path.map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`)).join('')
  return text.startsWith('.') ? text.slice(1) : text || '(file)'
}

const webUrl = z.url({ protocol: /^https?$/, error: 'not a web address (https://…)' })
const text = z.string().min(1, 'must not be empty')

function communitySchema({ programIds, skinIds, iconNames, isChecksummed }: CommunityContext) {
  const address = z.custom<Address>(
    (value) => typeof value === 'string' && isChecksummed(value),
    'not a checksummed address',
  )
  const icon = text.refine((name) => iconNames.includes(name), 'no such icon')
  const chainId = z.int().positive('a chain id is a positive whole number')
  const namedLink = z.strictObject({
    name: text,
    url: webUrl.nullable(),
    icon,
    /** A picture under `/assets`, shown at 64 CSS pixels through `/_next/image`. */
    picture: z.string().startsWith('/assets/', 'pictures lie under /assets/').nullable(),
  })
  const chain = z.strictObject({
    id: chainId,
    name: text,
    network: text,
    nativeCurrency: z.strictObject({ name: text, symbol: text, decimals: z.int().min(0).max(36) }),
    /** What a wallet is told when it adds the chain; the server's own node is never told to anybody. */
    publicRpcUrl: webUrl,
    explorer: z.strictObject({ name: text, url: webUrl }).nullable(),
    testnet: z.boolean(),
    multicall3: address.nullable(),
    universalResolver: address.nullable(),
  })

  return z
    .strictObject({
      site: z.strictObject({ name: text, sentence: text, description: text, language: text }),
      showUnset: z.boolean(),
      defaultSkin: z.string().refine((id) => skinIds.includes(id), 'no such skin'),
      programs: z.array(z.string().refine((id) => programIds.includes(id), 'no such program')).readonly(),
      terms: z.strictObject({ title: text, paragraphs: z.array(text).min(1) }),
      chains: z.array(chain).min(1, 'at least one chain is needed'),
      nameChainId: chainId,
      tokens: z.record(
        z.string(),
        z.strictObject({ name: text, decimals: z.int().min(0).max(36), address: address.nullable() }),
      ),
      exchange: z.strictObject({
        chainId,
        factory: address,
        initCodeHash: z.string().regex(/^0x[0-9a-f]{64}$/, 'not a 32-byte hash'),
        wrappedNative: address,
      }),
      pairs: z.array(
        z.strictObject({
          name: text.regex(/^[A-Z0-9]+-[A-Z0-9]+$/, 'a pair is named BASE-TOKEN'),
          icon,
          token: z.union([z.literal('ETH'), address, z.null()], { error: 'not a checksummed address' }),
          baseAsset: text,
        }),
      ),
      links: z.strictObject({
        swap: webUrl.nullable(),
        bridge: webUrl.nullable(),
        vote: webUrl.nullable(),
        explorer: webUrl.nullable(),
        telegram: webUrl.nullable(),
        twitter: webUrl.nullable(),
        discord: webUrl.nullable(),
      }),
      governanceName: text.nullable(),
      chiaWallets: z.array(namedLink),
      chiaMarkets: z.array(namedLink),
      collections: z.array(namedLink),
      partners: z.array(namedLink),
      /** `[S9.4]`: what they count is not shown by the specification; programs that need them read them here. */
      constants: z.strictObject({
        firstBlock: z.int().positive(),
        secondBlock: z.int().positive(),
        count: z.int().positive(),
        value: z.int().positive(),
      }),
      analytics: z.strictObject({ host: webUrl.nullable(), productionHostname: text.nullable() }),
      treasury: z.strictObject({ chainId, address }).nullable(),
    })
    .superRefine((file, check) => {
      const problem = (path: PropertyKey[], message: string) =>
        check.addIssue({ code: 'custom', path, message })
      file.pairs.forEach((pair, index) => {
        const [base, token] = pairSymbols(pair.name)
        if (pair.baseAsset !== base)
          problem(['pairs', index, 'baseAsset'], `must be ${base}, as in the pair's name`)
        for (const symbol of [base, token])
          if (symbol !== 'ETH' && !file.tokens[symbol])
            problem(['pairs', index, 'name'], `${symbol} is not listed in tokens`)
      })
      const ids = file.chains.map(({ id }) => id)
      ids.forEach((id, index) => {
        if (ids.indexOf(id) !== index) problem(['chains', index, 'id'], `chain ${id} is listed twice`)
      })
      if (!ids.includes(file.exchange.chainId)) problem(['exchange', 'chainId'], 'is not one of the chains')
      if (!ids.includes(file.nameChainId)) problem(['nameChainId'], 'is not one of the chains')
    })
}
