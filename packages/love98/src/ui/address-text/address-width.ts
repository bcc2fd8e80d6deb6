/** Digits that are as wide as any address: capital letters are wider than digits in some fonts. */
const digits = 45

/**
 * Returns the width of a dialog that shows whole addresses in one line, in the font in use, as a CSS length.
 * @param rest the width of everything else in the line, CSS pixels with text of 11 px
 */
export function addressWidth(rest: number): `calc(${string})` {
  return `calc(${digits}ch + ${rest / 11}em)`
}
