import { startPostgres } from '../../tests/support/start-postgres.ts'
import { signInFigures, toFigures } from './figures.ts'
import type { BenchContext } from './parts.ts'
import { crowds, measureSignIn, measureVerification } from './sign-in.ts'
import type { Figure } from './table.ts'

/** Measures sign-in on both databases. Without PostgreSQL its half is skipped with a message. */
export async function signIn({ root, signal, progress }: BenchContext): Promise<Figure[]> {
  const verification = await measureVerification()
  const figuresOf = async (engine: string, databaseUrl: string | undefined) => {
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
