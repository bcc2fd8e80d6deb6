// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { smoothFontsKey } from '@/domain/storage-keys'
import { firstPaintScript } from './first-paint'

const script = firstPaintScript(['standard', 'cat-club'])

function paint(stored: Record<string, string>, address = '/', code = script) {
  const { documentElement: root, body } = document
  root.lang = 'en'
  root.dir = 'ltr'
  delete root.dataset.density
  delete root.dataset.smoothFonts
  delete root.dataset.fonts
  delete root.dataset.wallpaper
  delete root.dataset.placement
  body.className = 'theme-cat-club'
  localStorage.clear()
  for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value)
  window.history.replaceState(null, '', address)
  // biome-ignore lint/security/noGlobalEval: it is a constant of this project, run as the browser runs it
  window.eval(code)
  return { skin: body.className, lang: root.lang, dir: root.dir, density: root.dataset.density }
}

const untouched = { skin: 'theme-cat-club', lang: 'en', dir: 'ltr', density: undefined }

beforeEach(() => localStorage.clear())

describe('the script before the first paint', () => {
  test('the script reads the depth of the reloaded history entry, and nothing else of its state', () => {
    const { dataset } = document.documentElement
    for (const [mark, depth] of [
      [{ depth: 3, shown: null }, '3'],
      [{ depth: 0, shown: null }, undefined],
      [null, undefined],
      [7, undefined],
    ] as const) {
      delete dataset.depth
      window.history.replaceState({ love98: mark }, '', '/')
      // biome-ignore lint/security/noGlobalEval: it is a constant of this project, run as the browser runs it
      window.eval(script)
      expect(dataset.depth).toBe(depth)
    }
    window.history.replaceState(null, '', '/')
  })

  test('text is smooth before the first paint if it was chosen, or if the size of text in the browser is not 16 px', () => {
    const { dataset, style } = document.documentElement
    paint({})
    expect([dataset.smoothFonts, dataset.fonts]).toEqual([undefined, undefined])
    paint({ [smoothFontsKey]: 'on' })
    expect([dataset.smoothFonts, dataset.fonts]).toEqual(['', undefined])
    style.fontSize = '20px'
    paint({})
    style.fontSize = ''
    expect([dataset.smoothFonts, dataset.fonts]).toEqual([undefined, 'smooth'])
  })

  test('the script captures the last click on a button of the desktop or of the blue screen, and no other, until it is replayed', () => {
    paint({})
    const root: HTMLElement & { early?: HTMLElement } = document.documentElement
    document.body.innerHTML =
      '<main class="blue-screen"><button id="crash"></button></main><button id="start-failed"></button><div data-backdrop><button id="a"></button><button id="b"><i></i></button><p></p></div>'
    const clicked: string[] = []
    const listen = ({ target }: Event) => clicked.push((target as HTMLElement).id)
    document.body.addEventListener('click', listen)
    const press = (part: string) => document.querySelector<HTMLElement>(part)?.click()
    for (const part of ['#a', '#b i', 'p', '#start-failed']) press(part)
    expect(root.early?.id).toBe('b')
    press('#crash')
    expect(root.early?.id).toBe('crash')
    expect(clicked).toEqual(['', 'start-failed'])
    document.body.removeEventListener('click', listen)
    document.body.innerHTML = ''
  })

  test('the script shows the stored skin in a browser without a record of the navigation', () => {
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([])
    expect(paint({ fileTheme: 'standard', 'love98-windows': '[]' })).toMatchObject({
      skin: 'theme-standard',
    })
    vi.restoreAllMocks()
  })

  test('the script leaves the server-rendered attributes when nothing is stored, and stores nothing', () => {
    expect(paint({})).toEqual(untouched)
    expect(localStorage.length).toBe(0)
  })

  // Proves S4.6
  test('the script shows the stored skin and size at once', () => {
    const stored = { fileTheme: 'standard', 'love98-density': 'large' }
    expect(paint(stored)).toEqual({ ...untouched, skin: 'theme-standard', density: 'large' })
  })

  test.each([
    ['data:image/png;base64,iVBORw0KGgo=', 'url(data:image/png;base64,iVBORw0KGgo=)'],
    ['https://example.org/a.png', ''],
    ['data:image/png;base64,iVBO),url(https://example.org/a.png', ''],
  ])('of the painted picture %j only the data of a PNG is shown', (stored, shown) => {
    const { style } = document.documentElement
    style.removeProperty('--painted')
    paint({ 'love98-wallpaper': '1 painted tile', 'love98-painted': stored })
    expect(style.getPropertyValue('--painted')).toBe(shown)
  })

  test.each([
    ['1 standard tile', 'standard', 'tile'],
    ['1 none centre', 'none', undefined],
    ['1 own stretch', undefined, 'stretch'],
    ['1 painted tile', 'painted', 'tile'],
    ['2 standard tile', undefined, undefined],
    ['1 standard', undefined, undefined],
    ['1 constructor constructor', undefined, undefined],
  ])('the stored wallpaper %j is shown at once, or ignored', (stored, picture, placement) => {
    paint({ 'love98-wallpaper': stored })
    const { wallpaper, placement: placed } = document.documentElement.dataset
    expect([wallpaper, placed]).toEqual([picture, placement])
  })

  test.each([
    ['dark', {}, 'theme-standard'],
    ['light', {}, 'theme-cat-club'],
    ['dark', { fileTheme: 'cat-club' }, 'theme-cat-club'],
  ])('on a %s system with %j stored, a community with a dark skin shows %s', (scheme, stored, skin) => {
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: query === `(prefers-color-scheme:${scheme})`,
    }))
    const withDark = firstPaintScript(['standard', 'cat-club'], 'standard')
    expect(paint(stored, '/', withDark).skin).toBe(skin)
    expect(paint(stored).skin).toBe('theme-cat-club')
    vi.unstubAllGlobals()
  })

  test.each([
    ['--Menu:#112233;'.repeat(30), '#112233'],
    ['--Menu:#112233;'.repeat(29), ''],
    [`${'--Menu:#112233;'.repeat(29)}color:#112233;`, ''],
    [`${'--Menu:#112233;'.repeat(29)}--x:url(//a.example);`, ''],
    [`${'--Menu:#112233;'.repeat(30)}background:red`, ''],
  ])('the stored color scheme %j is shown at once, or ignored', (stored, menu) => {
    document.body.style.cssText = ''
    paint({ 'love98-scheme': stored })
    expect(document.body.style.getPropertyValue('--Menu')).toBe(menu)
    expect(document.body.style.color + document.body.style.background).toBe('')
    document.body.style.cssText = ''
  })

  test.each(['constructor', '__proto__', '', 'ar', '<script>', 'hasOwnProperty'])(
    'the script ignores %j as skin, size and language',
    (value) => {
      const stored = { fileTheme: value, 'love98-density': value, 'love98-locale': value }
      expect(paint(stored, `/?locale=${encodeURIComponent(value)}`)).toEqual(untouched)
    },
  )
})
