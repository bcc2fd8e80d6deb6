import type { Address } from '@/domain/address'
import type { Hex } from '@/domain/hex'
import type { Venue, VenueKind } from './venues'

/** The pages of the published deployments. */
export const venueSources: Readonly<Record<VenueKind, string>> = {
  v2: 'https://docs.uniswap.org/contracts/v2/reference/smart-contracts/v2-deployments',
  v3: 'https://docs.uniswap.org/contracts/v3/reference/deployments',
  v4: 'https://docs.uniswap.org/contracts/v4/deployments',
}

/**
 * The code of a V2 pair. Every published deployment has the same (https://github.com/Uniswap/universal-router,
 * `script/deployParameters`).
 */
export const pairCodeHash: Hex = '0x96e8ac4277198ff8b6f785478aa9a39f403cb768dd02cbee326c3e7da348845f'

/** Permit2 has one address on every chain (https://docs.uniswap.org/contracts/v4/deployments). */
export const permit2: Address = '0x000000000022D473030F116dDEE9F6B43aC78BA3'

type Published = {
  readonly wrappedNative: Address
  readonly v2?: Pick<Extract<Venue, { kind: 'v2' }>, 'factory' | 'router'>
  readonly v3?: Pick<Extract<Venue, { kind: 'v3' }>, 'factory' | 'quoter' | 'router'>
  readonly v4?: Pick<
    Extract<Venue, { kind: 'v4' }>,
    'poolManager' | 'stateView' | 'quoter' | 'universalRouter'
  >
}

/**
 * The published deployments (`venueSources`) by chain id, with the wrapped native coin of the chain (https://tokenlists.org,
 * Uniswap Labs Default 22.21.0; for Base Sepolia https://github.com/Uniswap/universal-router).
 */
const published: ReadonlyMap<number, Published> = new Map<number, Published>([
  [
    1,
    {
      wrappedNative: '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2',
      v2: {
        factory: '0x5C69bEe701ef814a2B6a3EDD4B1652CB9cc5aA6f',
        router: '0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D',
      },
      v3: {
        factory: '0x1F98431c8aD98523631AE4a59f267346ea31F984',
        quoter: '0x61fFE014bA17989E743c5F6cB21bF9697530B21e',
        router: '0x68b3465833fb72A70ecDF485E0e4C7bD8665Fc45',
      },
      v4: {
        poolManager: '0x000000000004444c5dc75cB358380D2e3dE08A90',
        stateView: '0x7fFE42C4a5DEeA5b0feC41C94C136Cf115597227',
        quoter: '0x52F0E24D1c21C8A0cB1e5a5dD6198556BD9E1203',
        universalRouter: '0x66a9893cC07D91D95644AEDD05D03f95e1dBA8Af',
      },
    },
  ],
  [
    10,
    {
      wrappedNative: '0x4200000000000000000000000000000000000006',
      v2: {
        factory: '0x0c3c1c532F1e39EdF36BE9Fe0bE1410313E074Bf',
        router: '0x4A7b5Da61326A6379179b40d00F57E5bbDC962c2',
      },
      v3: {
        factory: '0x1F98431c8aD98523631AE4a59f267346ea31F984',
        quoter: '0x61fFE014bA17989E743c5F6cB21bF9697530B21e',
        router: '0x68b3465833fb72A70ecDF485E0e4C7bD8665Fc45',
      },
      v4: {
        poolManager: '0x9a13F98Cb987694C9F086b1F5eB990EeA8264Ec3',
        stateView: '0xc18a3169788F4F75A170290584ECA6395C75Ecdb',
        quoter: '0x1f3131A13296FB91C90870043742C3CDBFF1A8d7',
        universalRouter: '0x851116D9223fabED8E56C0E6b8Ad0c31d98B3507',
      },
    },
  ],
  [
    56,
    {
      wrappedNative: '0xbb4CdB9CBd36B01bD1cBaEBF2De08d9173bc095c',
      v2: {
        factory: '0x8909Dc15e40173Ff4699343b6eB8132c65e18eC6',
        router: '0x4752ba5DBc23f44D87826276BF6Fd6b1C372aD24',
      },
      v3: {
        factory: '0xdB1d10011AD0Ff90774D0C6Bb92e5C5c8b4461F7',
        quoter: '0x78D78E420Da98ad378D7799bE8f4AF69033EB077',
        router: '0xB971eF87ede563556b2ED4b1C0b0019111Dd85d2',
      },
      v4: {
        poolManager: '0x28e2Ea090877bF75740558f6BFB36A5ffeE9e9dF',
        stateView: '0xd13Dd3D6E93f276FAfc9Db9E6BB47C1180aeE0c4',
        quoter: '0x9F75dD27D6664c475B90e105573E550ff69437B0',
        universalRouter: '0x1906c1d672b88cD1B9aC7593301cA990F94Eae07',
      },
    },
  ],
  [
    130,
    {
      wrappedNative: '0x4200000000000000000000000000000000000006',
      v2: {
        factory: '0x1F98400000000000000000000000000000000002',
        router: '0x284F11109359a7e1306C3e447ef14D38400063FF',
      },
      v3: {
        factory: '0x1F98400000000000000000000000000000000003',
        quoter: '0x385A5cf5F83e99f7BB2852b6A19C3538b9FA7658',
        router: '0x73855d06DE49d0fe4A9c42636Ba96c62da12FF9C',
      },
      v4: {
        poolManager: '0x1F98400000000000000000000000000000000004',
        stateView: '0x86e8631A016F9068C3f085fAF484Ee3F5fDee8f2',
        quoter: '0x333E3C607B141b18fF6de9f258db6e77fE7491E0',
        universalRouter: '0xEf740bf23aCaE26f6492B10de645D6B98dC8Eaf3',
      },
    },
  ],
  [
    137,
    {
      wrappedNative: '0x0d500B1d8E8eF31E21C99d1Db9A6444d3ADf1270',
      v2: {
        factory: '0x9e5A52f57b3038F1B8EeE45F28b3C1967e22799C',
        router: '0xedf6066a2b290C185783862C7F4776A2C8077AD1',
      },
      v3: {
        factory: '0x1F98431c8aD98523631AE4a59f267346ea31F984',
        quoter: '0x61fFE014bA17989E743c5F6cB21bF9697530B21e',
        router: '0x68b3465833fb72A70ecDF485E0e4C7bD8665Fc45',
      },
      v4: {
        poolManager: '0x67366782805870060151383F4BbFF9daB53e5cD6',
        stateView: '0x5eA1bD7974c8A611cBAB0bDCAFcB1D9CC9b3BA5a',
        quoter: '0xb3d5c3Dfc3a7aEbFF71895A7191796BFFc2c81b9',
        universalRouter: '0x1095692A6237d83C6a72F3F5eFEdb9A670C49223',
      },
    },
  ],
  [
    480,
    {
      wrappedNative: '0x4200000000000000000000000000000000000006',
      v2: {
        factory: '0x5C69bEe701ef814a2B6a3EDD4B1652CB9cc5aA6f',
        router: '0x541aB7c31A119441eF3575F6973277DE0eF460bd',
      },
    },
  ],
  [
    8453,
    {
      wrappedNative: '0x4200000000000000000000000000000000000006',
      v2: {
        factory: '0x8909Dc15e40173Ff4699343b6eB8132c65e18eC6',
        router: '0x4752ba5DBc23f44D87826276BF6Fd6b1C372aD24',
      },
      v3: {
        factory: '0x33128a8fC17869897dcE68Ed026d694621f6FDfD',
        quoter: '0x3d4e44Eb1374240CE5F1B871ab261CD16335B76a',
        router: '0x2626664c2603336E57B271c5C0b26F421741e481',
      },
      v4: {
        poolManager: '0x498581fF718922c3f8e6A244956aF099B2652b2b',
        stateView: '0xA3c0c9b65baD0b08107Aa264b0f3dB444b867A71',
        quoter: '0x0d5e0F971ED27FBfF6c2837bf31316121532048D',
        universalRouter: '0x6fF5693b99212Da76ad316178A184AB56D299b43',
      },
    },
  ],
  [
    42161,
    {
      wrappedNative: '0x82aF49447D8a07e3bd95BD0d56f35241523fBab1',
      v2: {
        factory: '0xf1D7CC64Fb4452F05c498126312eBE29f30Fbcf9',
        router: '0x4752ba5DBc23f44D87826276BF6Fd6b1C372aD24',
      },
      v3: {
        factory: '0x1F98431c8aD98523631AE4a59f267346ea31F984',
        quoter: '0x61fFE014bA17989E743c5F6cB21bF9697530B21e',
        router: '0x68b3465833fb72A70ecDF485E0e4C7bD8665Fc45',
      },
      v4: {
        poolManager: '0x360E68faCcca8cA495c1B759Fd9EEe466db9FB32',
        stateView: '0x76Fd297e2D437cd7f76d50F01AfE6160f86e9990',
        quoter: '0x3972C00f7ed4885e145823eb7C655375d275A1C5',
        universalRouter: '0xA51afAFe0263b40EdaEf0Df8781eA9aa03E381a3',
      },
    },
  ],
  [
    43114,
    {
      wrappedNative: '0xB31f66AA3C1e785363F0875A1B74E27b85FD66c7',
      v2: {
        factory: '0x9e5A52f57b3038F1B8EeE45F28b3C1967e22799C',
        router: '0x4752ba5DBc23f44D87826276BF6Fd6b1C372aD24',
      },
    },
  ],
  [
    11155111,
    {
      wrappedNative: '0xfFf9976782d46CC05630D1f6eBAb18b2324d6B14',
      v2: {
        factory: '0xF62c03E08ada871A0bEb309762E260a7a6a880E6',
        router: '0xeE567Fe1712Faf6149d80dA1E6934E354124CfE3',
      },
      v3: {
        factory: '0x0227628f3F023bb0B980b67D528571c95c6DaC1c',
        quoter: '0xEd1f6473345F45b75F8179591dd5bA1888cf2FB3',
        router: '0x3bFA4769FB09eefC5a80d6E87c3B9C650f7Ae48E',
      },
      v4: {
        poolManager: '0xE03A1074c86CFeDd5C142C4F04F1a1536e203543',
        stateView: '0xE1Dd9c3fA50EDB962E442f60DfBc432e24537E4C',
        quoter: '0x61B3f2011A92d183C7dbaDBdA940a7555Ccf9227',
        universalRouter: '0x3A9D48AB9751398BbFa63ad67599Bb04e4BdF98b',
      },
    },
  ],
  [
    84532,
    {
      wrappedNative: '0x4200000000000000000000000000000000000006',
      v3: {
        factory: '0x4752ba5DBc23f44D87826276BF6Fd6b1C372aD24',
        quoter: '0xC5290058841028F1614F3A6F0F5816cAd0df5E27',
        router: '0x94cC0AaC535CCDB3C01d6787D6413C739ae12bc4',
      },
      v4: {
        poolManager: '0x05E73354cFDd6745C338b50BcFDfA3Aa6fA03408',
        stateView: '0x571291b572ed32ce6751a2Cb2486EbEe8DEfB9B4',
        quoter: '0x4A6513c898fe1B2d0E78d3b0e0A4a151589B1cBa',
        universalRouter: '0x492E6456D9528771018DeB9E87ef7750EF184104',
      },
    },
  ],
])

/** The ids of the chains with published deployments. */
export const venueChains: readonly number[] = [...published.keys()]

/** Returns the wrapped native coin of a chain (WETH9); null for a chain without published deployments. */
export function publishedWrappedNative(chainId: number): Address | null {
  return published.get(chainId)?.wrappedNative ?? null
}

/** Returns the published deployments on a chain; none for a chain without. */
export function publishedVenues(chainId: number): readonly Venue[] {
  const { v2, v3, v4 } = published.get(chainId) ?? {}
  return [
    ...(v2 ? [{ kind: 'v2' as const, chainId, initCodeHash: pairCodeHash, ...v2 }] : []),
    ...(v3 ? [{ kind: 'v3' as const, chainId, ...v3 }] : []),
    ...(v4 ? [{ kind: 'v4' as const, chainId, permit2, ...v4 }] : []),
  ]
}
