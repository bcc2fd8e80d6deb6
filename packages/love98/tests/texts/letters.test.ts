import { describe, expect, test } from 'vitest'
import { languages } from '@/language/languages'
import { inLanguage } from '@/language/page-language'
import { desktopMenu } from '@/texts/desktop-menu'
import { startMenu } from '@/texts/start-menu'
import { startMenuLetters } from '@/texts/start-menu-letters'
import { windowMenus } from '@/texts/window-menus'
import { splitAtAccess, withAccess } from '@/ui/menu/access-letters'

/** Fails if a letter is missing in its label, or two rows of a menu have the same letter. */
function expectLetters(rows: readonly { label: string; access?: string }[]) {
  const letters = rows.flatMap(({ access }) => access?.toLocaleLowerCase() ?? [])
  expect(letters.length).toBe(rows.length)
  expect(new Set(letters).size).toBe(letters.length)
  for (const { label, access } of rows)
    expect(splitAtAccess(label, access), `${access} in ${label}`).not.toBeNull()
}

function rowsOf(texts: Readonly<Record<string, unknown>>, letters: Readonly<Record<string, string>>) {
  return Object.entries(letters).map(([name, access]) => ({ label: String(texts[name]), access }))
}

describe.each(languages.map(({ id }) => id))('the letters of menus in %s', (id) => {
  test('access letters are in the rows of the Start menu, each once', () => {
    expectLetters(inLanguage(id, () => rowsOf(startMenu, startMenuLetters)))
  })

  test("access letters are in the rows of the desktop's menu, each once", () => {
    expectLetters(inLanguage(id, () => rowsOf(desktopMenu, desktopMenu.letters)))
  })

  test('access letters are found for every row of the system menu, and a letter in brackets is used', () => {
    const labels = inLanguage(id, () => {
      const { restore, move, size, minimize, maximize, close } = windowMenus
      return [restore, move, size, minimize, maximize, close]
    })
    const rows = withAccess<{ label: string; access?: string }>(labels.map((label) => ({ label })))
    expectLetters(rows)
    for (const { label, access } of rows) {
      const bracketed = /\(([A-Z])\)$/.exec(label)?.[1]
      if (bracketed !== undefined) expect(access).toBe(bracketed)
    }
  })
})

test('another language has other letters', () => {
  expect(inLanguage('ru', () => startMenuLetters.programs)).not.toBe(startMenuLetters.programs)
})
