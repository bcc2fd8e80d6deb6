/** What the visitor holds: it decides how a wallet that is not in this browser is reached. */
export type Device = 'desktop' | 'ios' | 'android'

/** The browsers whose extensions are told apart. */
export type BrowserName = 'Chrome' | 'Edge' | 'Firefox' | 'Opera' | 'Safari' | 'Browser'

type Navigator = Pick<globalThis.Navigator, 'userAgent' | 'maxTouchPoints'> & { platform?: string }

/** An iPad calls itself a Mac with a touch screen. */
export function deviceOf({ userAgent, platform, maxTouchPoints }: Navigator): Device {
  if (/android/i.test(userAgent)) return 'android'
  if (/iphone|ipad|ipod/i.test(userAgent)) return 'ios'
  return platform === 'MacIntel' && maxTouchPoints > 1 ? 'ios' : 'desktop'
}

/** The browser by what it says of itself; the ones that imitate another come first. */
export function browserOf({ userAgent }: Pick<Navigator, 'userAgent'>): BrowserName {
  if (/\bEdg(e|A|iOS)?\//.test(userAgent)) return 'Edge'
  if (/\bOPR\/|\bOpera\b/.test(userAgent)) return 'Opera'
  if (/\bFirefox\/|\bFxiOS\//.test(userAgent)) return 'Firefox'
  if (/\bChrome\/|\bCriOS\//.test(userAgent)) return 'Chrome'
  return /\bSafari\//.test(userAgent) ? 'Safari' : 'Browser'
}
