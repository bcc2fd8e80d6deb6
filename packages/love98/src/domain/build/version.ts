/** The version of the Love98 package in this build; the builder writes it into the code. Empty in tests. */
// biome-ignore lint/style/noProcessEnv: replaced by the builder
export const version = process.env.LOVE98_VERSION ?? ''
