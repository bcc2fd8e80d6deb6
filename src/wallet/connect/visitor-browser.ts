/** Where a browser gets its extensions: several browsers use the store of another. */
export type ExtensionStore = 'Chrome' | 'Edge' | 'Firefox' | 'Opera' | 'Safari' | 'other'

/** The visitor's browser. `name` is null for one that does not say what it is. */
export type VisitorBrowser = { store: ExtensionStore; name: string | null }

type Brands = readonly { brand: string }[]
type Navigator = Pick<globalThis.Navigator, 'userAgent'> & { userAgentData?: { brands?: Brands } }

/** Names of browsers in a user agent; those whose user agent contains another's name come first. */
const inUserAgent: readonly (readonly [RegExp, string, ExtensionStore])[] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge', 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera', 'Opera'],
  [/\bVivaldi\//, 'Vivaldi', 'Chrome'],
  [/\bYaBrowser\//, 'Yandex Browser', 'Chrome'],
  [/\bSamsungBrowser\//, 'Samsung Internet', 'Chrome'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox', 'Firefox'],
  [/\bChromium\/|\bHeadlessChrome\//, 'Chromium', 'Chrome'],
  [/\bChrome\/|\bCriOS\//, 'Chrome', 'Chrome'],
  [/\bSafari\//, 'Safari', 'Safari'],
]

/** Brands whose usual name is a shorter one, or another. */
const shortNames: Readonly<Record<string, string>> = {
  'Google Chrome': 'Chrome',
  'Microsoft Edge': 'Edge',
  HeadlessChrome: 'Chromium',
}

/**
 * The browser by its brands (https://wicg.github.io/ua-client-hints/), which tell the browsers that are built on Chromium
 * apart, else by its user agent.
 */
export function visitorBrowser({ userAgent, userAgentData }: Navigator): VisitorBrowser {
  const [, name = null, store = 'other'] = inUserAgent.find(([pattern]) => pattern.test(userAgent)) ?? []
  const brand = brandOf(userAgentData?.brands ?? [])
  return { store, name: brand === null ? name : (shortNames[brand] ?? brand) }
}

/** The brand that is neither the engine nor the made-up one that browsers add ("Not;A=Brand"). */
function brandOf(brands: Brands): string | null {
  const names = brands.map(({ brand }) => brand).filter((brand) => /^[\w .-]{2,30}$/.test(brand))
  return names.find((name) => name !== 'Chromium' && !/^not.?a.?brand$/i.test(name)) ?? names[0] ?? null
}
