import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { mirrored } from '@/texts/pseudo'
import type { Texts } from '@/texts/texts'

const folder = new URL('../../src/texts/', import.meta.url)
const areas = readdirSync(new URL('en/', folder), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .map((file) => file.replace(/\.ts$/, ''))

describe.each(areas)('the area %s', (area) => {
  test('has a translation of every text', async () => {
    const texts: Record<string, Texts> = await import(fileURLToPath(new URL(`en/${area}.ts`, folder)))
    expect(Object.keys(texts).length).toBeGreaterThan(0)
    for (const part of Object.values(texts)) {
      const translated = mirrored.translate(part)
      expect(Object.keys(translated)).toEqual(Object.keys(part))
      for (const text of Object.values(translated).filter((value) => typeof value === 'string'))
        expect(text).toMatch(/^\u200F\[.*\]\u200F$/s)
    }
  })
})
