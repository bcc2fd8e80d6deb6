/** Next calls this once, when a server starts and before it answers a request. */
export async function register(): Promise<void> {
  // biome-ignore lint/style/noProcessEnv: a constant of the build, without which this is built for the edge runtime too
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { checkStart } = await import('@/app/check-start')
  await checkStart()
}
