/** The visitor's device: it decides how a wallet outside of this browser is reached (QR code or deep link). */
export type Device = 'desktop' | 'ios' | 'android'

/** The browsers with extension stores of their own. */
export type BrowserName = 'Chrome' | 'Edge' | 'Firefox' | 'Opera' | 'Safari' | 'Browser'

type Navigator = Pick<globalThis.Navigator, 'userAgent' | 'maxTouchPoints'> & { platform?: string }

/** iPadOS reports `MacIntel` with touch points. */
export function deviceOf({ userAgent, platform, maxTouchPoints }: Navigator): Device {
  if (/android/i.test(userAgent)) return 'android'
  if (/iphone|ipad|ipod/i.test(userAgent)) return 'ios'
  return platform === 'MacIntel' && maxTouchPoints > 1 ? 'ios' : 'desktop'
}

/** The browser by its user agent; those whose user agent contains another's name are tested first. */
export function browserOf({ userAgent }: Pick<Navigator, 'userAgent'>): BrowserName {
  if (/\bEdg(e|A|iOS)?\//.test(userAgent)) return 'Edge'
  if (/\bOPR\/|\bOpera\b/.test(userAgent)) return 'Opera'
  if (/\bFirefox\/|\bFxiOS\//.test(userAgent)) return 'Firefox'
  if (/\bChrome\/|\bCriOS\//.test(userAgent)) return 'Chrome'
  return /\bSafari\//.test(userAgent) ? 'Safari' : 'Browser'
}
