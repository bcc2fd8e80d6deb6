/** The longest name that DNS could hold (RFC 1035), in characters. */
export const longestName = 253
