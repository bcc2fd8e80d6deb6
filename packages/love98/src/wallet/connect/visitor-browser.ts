/** The store in which a browser gets its extensions. Several browsers use the store of another browser. */
export type ExtensionStore = 'Chrome' | 'Edge' | 'Firefox' | 'Opera' | 'Safari' | 'other'

/** The visitor's browser. `name` is null if the browser does not identify itself. */
export type VisitorBrowser = { store: ExtensionStore; name: string | null }

type Brands = readonly { brand: string }[]
type Navigator = Pick<globalThis.Navigator, 'userAgent'> & { userAgentData?: { brands?: Brands } }

/** Names of browsers in a user agent. A browser whose user agent also contains another name comes first. */
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

/** Brands whose common name is shorter or different. */
const shortNames: Readonly<Record<string, string>> = {
  'Google Chrome': 'Chrome',
  'Microsoft Edge': 'Edge',
  HeadlessChrome: 'Chromium',
}

/**
 * Identifies the browser by its brands (https://wicg.github.io/ua-client-hints/), which distinguish browsers based on
 * Chromium, or else by its user agent.
 */
export function visitorBrowser({ userAgent, userAgentData }: Navigator): VisitorBrowser {
  const [, name = null, store = 'other'] = inUserAgent.find(([pattern]) => pattern.test(userAgent)) ?? []
  const brand = brandOf(userAgentData?.brands ?? [])
  return { store, name: brand === null ? name : (shortNames[brand] ?? brand) }
}

/** Returns the brand that is neither the engine nor the invented brand that browsers add ("Not;A=Brand"). */
function brandOf(brands: Brands): string | null {
  const names = brands.map(({ brand }) => brand).filter((brand) => /^[\w .-]{2,30}$/.test(brand))
  return names.find((name) => name !== 'Chromium' && !/^not.?a.?brand$/i.test(name)) ?? names[0] ?? null
}
