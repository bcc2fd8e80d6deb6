import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { desktopMenuTexts as englishDesktop } from '@/texts/en/shell/desktop-menu'
import { startMenuTexts as englishStart, startMenuLetters } from '@/texts/en/shell/start-menu'
import { windowMenuTexts as englishWindow } from '@/texts/en/shell/window-menus'
import { languages } from '@/texts/locales'
import { splitAtAccess } from '@/ui/menu/menu-keys'
import { withAccess } from '@/ui/menu/menu-letters'

const folder = new URL('../../src/texts/', import.meta.url)

/** The texts of an area in a language; English where it has none. */
async function areaIn<T extends object>(id: string, area: string, name: string, english: T): Promise<T> {
  const file = fileURLToPath(new URL(`${id}/${area}.ts`, folder))
  if (!existsSync(file)) return english
  const texts: Record<string, object> = await import(file)
  return { ...english, ...texts[name] }
}

/** Fails where a letter stands in no label, or two rows of a menu have the same. */
function expectLetters(rows: readonly { label: string; access?: string }[]) {
  const letters = rows.flatMap(({ access }) => access?.toLocaleLowerCase() ?? [])
  expect(new Set(letters).size).toBe(letters.length)
  for (const { label, access } of rows)
    expect(splitAtAccess(label, access), `${access} in ${label}`).not.toBeNull()
}

describe.each(languages.map(({ id }) => id))('the letters of menus in %s', (id) => {
  test('stand in the rows of the Start menu, each in one', async () => {
    const texts = await areaIn(id, 'shell/start-menu', 'startMenuTexts', englishStart)
    const letters = await areaIn(id, 'shell/start-menu', 'startMenuLetters', startMenuLetters)
    expectLetters(
      Object.entries(letters).map(([name, access]) => ({
        label: texts[name as keyof typeof letters],
        access,
      })),
    )
  })

  test("stand in the rows of the desktop's menu, each in one", async () => {
    const { letters, ...texts } = await areaIn(id, 'shell/desktop-menu', 'desktopMenuTexts', englishDesktop)
    const labels = texts as Record<string, unknown>
    expectLetters(Object.entries(letters).map(([name, access]) => ({ label: String(labels[name]), access })))
  })

  test('are found for every row of the system menu, and one that stands in brackets is taken', async () => {
    const texts = await areaIn(id, 'shell/window-menus', 'windowMenuTexts', englishWindow)
    const { restore, move, size, minimize, maximize, close } = texts
    const rows = withAccess<{ label: string; access?: string }>(
      [restore, move, size, minimize, maximize, close].map((label) => ({ label })),
    )
    expectLetters(rows)
    for (const { label, access } of rows) {
      const bracketed = /\(([A-Z])\)$/.exec(label)?.[1]
      if (bracketed !== undefined) expect(access).toBe(bracketed)
    }
  })
})
