import { startPostgres } from '../../../tests/support/start-postgres.ts'
import { crowdFigures, gameFigures, tableFigures, toFigures } from '../figures.ts'
import type { BenchContext } from '../parts.ts'
import type { Figure } from '../table.ts'
import { measureCrowd } from './crowd.ts'
import { measureDealing, measureRunVerification } from './in-node.ts'
import { measureTables } from './tables.ts'

export async function game({ root, signal, progress }: BenchContext): Promise<Figure[]> {
  const { dealt, placed } = await progress.step('Measuring: game, dealing', async () => measureDealing())
  const { verified, judged } = await progress.step('Measuring: game, judging', async () =>
    measureRunVerification(),
  )
  const figures = toFigures('Game, in Node', gameFigures, {
    love98: {
      ...{ median: dealt.median, most: dealt.most, slowest: dealt.slowest },
      ...{ verified: verified.median, verifiedMost: verified.most, judged: judged.median },
    },
    'limit-random': { median: placed.median, most: placed.most, slowest: placed.slowest },
  })
  const tables = async (engine: string, server: { url: string } | undefined) => {
    const love98 = await progress.step(`Measuring: game, tables, ${engine}`, () => measureTables(server))
    const crowd = await progress.step(`Measuring: game, visitors of tables, ${engine}`, () =>
      measureCrowd({ root, signal, databaseUrl: server?.url }),
    )
    return [
      ...toFigures(`Game, tables over 100,000 runs, ${engine}`, tableFigures, { love98 }),
      ...toFigures(`Game, eight visitors of them, ${engine}`, crowdFigures, { love98: crowd }),
    ]
  }
  figures.push(...(await tables('PGlite', undefined)))
  const postgres = await startPostgres()
  if (!postgres) {
    progress.say('The tables were not measured on PostgreSQL: set DATABASE_URL, or install a server.')
    return figures
  }
  try {
    return [...figures, ...(await tables('PostgreSQL', postgres))]
  } finally {
    await postgres.stop()
  }
}
