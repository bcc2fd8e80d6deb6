import { startPostgres } from '../../tests/support/start-postgres.mjs'
import { signInFigures, toFigures } from './figures.mjs'
import { crowds, measureSignIn, measureVerification } from './sign-in.mjs'

/**
 * Measures sign-in on both databases. Without a PostgreSQL the half is skipped, with a message.
 *
 * @param {import('./parts.mjs').Context} context
 * @returns {Promise<import('./table.mjs').Figure[]>}
 */
export async function signIn({ root, signal, progress }) {
  const verification = await measureVerification()
  const figuresOf = async (/** @type {string} */ engine, /** @type {string | undefined} */ databaseUrl) => {
    const results = await progress.step(`Measuring: sign-in, ${engine}`, () =>
      measureSignIn({ root, signal, databaseUrl }),
    )
    const love98 = Object.fromEntries(
      results.flatMap(({ clients, rate, p99 }) => [
        [`rate${clients}`, rate],
        [`slowest${clients}`, p99],
      ]),
    )
    const names = signInFigures(crowds.map(({ clients }) => clients))
    return toFigures(`Sign-in, ${engine}`, names, { love98: { verification, ...love98 } })
  }
  const embedded = await figuresOf('PGlite', undefined)
  const postgres = await startPostgres()
  if (!postgres) {
    progress.say('Sign-in was not measured on PostgreSQL: set DATABASE_URL, or install a server.')
    return embedded
  }
  try {
    return [...embedded, ...(await figuresOf('PostgreSQL', postgres.url))]
  } finally {
    await postgres.stop()
  }
}
