/** The id and the version of the build; the builder writes both values into the code. */
export const build = {
  // biome-ignore lint/style/noProcessEnv: replaced by the builder, see vite.config.ts
  version: process.env.LOVE98_BUILD ?? 'development',
  // biome-ignore lint/style/noProcessEnv: replaced by the builder
  isDevelopment: process.env.NODE_ENV === 'development',
}
