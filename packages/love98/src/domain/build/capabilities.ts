// The capabilities of this build. The builder writes the values of these variables into the code
// (`vite.config.ts`), so a build contains no branch of the other target.

/**
 * False for a static site: files on any host, without sign-in, guestbook, ranking, shared market or price history. Its
 * pages read chains through their public nodes.
 */
// biome-ignore lint/style/noProcessEnv: replaced by the builder
export const hasServer = process.env.LOVE98_TARGET !== 'static'

/** The address of a Safe service that the pages of a static site call, without a slash at the end; empty without one. */
// biome-ignore lint/style/noProcessEnv: replaced by the builder
export const safeServiceUrl = process.env.LOVE98_SAFE_SERVICE ?? ''
