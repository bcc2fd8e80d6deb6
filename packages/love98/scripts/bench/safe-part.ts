import { desktopProfile } from './chromium.ts'
import { safeFigures, toFigures } from './figures.ts'
import type { BenchContext } from './parts.ts'
import { startProduct } from './product.ts'
import { answersOfBatch, measureDescription, measureReview } from './review.ts'
import { measureHistory, measureSafeConnecting } from './safe.ts'
import { startLongHistory, startSafeHost } from './safe-pages.ts'
import { median } from './statistics.ts'
import type { Figure } from './table.ts'

const rows = 10_000

export async function safe({
  root,
  signal,
  progress,
  browserPath,
  options,
}: BenchContext): Promise<Figure[]> {
  let app = ''
  const host = await startSafeHost(() => app)
  const gateway = await startLongHistory(rows, answersOfBatch())
  const env = {
    SAFE_HOSTS: host.url,
    SAFE_GATEWAY_URL: gateway.url,
    RATE_LIMITS: 'safe=100000/60 safe-deployment=100000/60',
  }
  const product = await progress.step('Starting the desktop', () => startProduct({ root, signal, env }))
  app = product.url
  try {
    const connecting = async (cpu: number) => {
      const at = { browserPath, profile: { ...desktopProfile, cpu }, url: host.url, signal }
      const times = []
      for (let run = 0; run < options.runs; run++) times.push(await measureSafeConnecting(at))
      return median(times)
    }
    const reviewing = async () => {
      const times = []
      for (let run = 0; run < options.runs; run++)
        times.push(await measureReview({ browserPath, profile: desktopProfile, url: product.url, signal }))
      return median(times)
    }
    return await progress.step('Measuring: safe', async () =>
      toFigures(`Inside a Safe, and a history of ${rows.toLocaleString('en-US')} rows`, safeFigures, {
        love98: {
          connected: await connecting(1),
          connectedSlowly: await connecting(6),
          described: measureDescription(),
          reviewed: await reviewing(),
          ...(await measureHistory({
            ...{ browserPath, profile: desktopProfile, url: product.url, signal, count: rows },
          })),
        },
      }),
    )
  } finally {
    await Promise.all([product.stop(), gateway.stop(), host.stop()])
  }
}
