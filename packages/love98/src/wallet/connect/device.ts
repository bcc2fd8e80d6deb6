/** The visitor's device: it decides how a wallet outside of this browser is reached (QR code or deep link). */
export type Device = 'desktop' | 'ios' | 'android'

type Navigator = Pick<globalThis.Navigator, 'userAgent' | 'maxTouchPoints'> & { platform?: string }

/** iPadOS reports `MacIntel` with touch points. */
export function deviceOf({ userAgent, platform, maxTouchPoints }: Navigator): Device {
  if (/android/i.test(userAgent)) return 'android'
  if (/iphone|ipad|ipod/i.test(userAgent)) return 'ios'
  return platform === 'MacIntel' && maxTouchPoints > 1 ? 'ios' : 'desktop'
}
