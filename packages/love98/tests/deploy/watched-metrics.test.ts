import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { countWith } from '@/server/count-event'
import { createMetrics } from '../../server/metrics/metrics.ts'

const read = (path: string) => readFileSync(fileURLToPath(new URL(`../../${path}`, import.meta.url)), 'utf8')

test.each(['deploy/grafana/love98.json', 'deploy/prometheus/alerts.yml', '../../docs/operations.md'])(
  'the file %s names existing metrics',
  async (path) => {
    const text = await createMetrics([], {
      isDraining: () => false,
      database: () => null,
      nodes: () => [],
      markets: () => [],
    }).text()
    countWith(null)
    const known = new Set(Array.from(text.matchAll(/^# TYPE (\w+)/gm), ([, name]) => name))
    const named = Array.from(
      read(path).matchAll(/\b((?:love98|nodejs|process)_[a-z0-9]+(?:_[a-z0-9]+)+)\b/g),
      ([, name = '']) => name.replace(/_bucket$/, ''),
    )
    expect(named.length).toBeGreaterThan(3)
    expect(named.filter((name) => !known.has(name))).toEqual([])
  },
)
