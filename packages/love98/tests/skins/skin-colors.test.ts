import { describe, expect, test } from 'vitest'
import { contrast, luminance } from '@/domain/appearance/contrast'
import { plainToCss, skinToCss, tokenNames } from '@/domain/appearance/skin'
import { textPairs } from '@/domain/appearance/skin-contrast'
import { chartRoles } from '@/programs/charts/chart-field'
import { everySkin } from '@/skins/generated/every-skin'
import { highContrastBlack } from '@/skins/high-contrast-black'
import { standard } from '@/skins/standard'

describe('the rules of a skin', () => {
  const wallpapers = [
    { url: '/small.png', width: 480, height: 1000 },
    { url: '/large.png', width: 1366, height: 768 },
  ]

  // Proves S4.6
  test('the rules of a skin use its theme class and contain every color', () => {
    const css = skinToCss(standard, { icons: '/icons.png', moreIcons: '/more-icons.png', wallpapers })
    expect(css).toMatch(/^\.theme-standard\{/)
    for (const name of tokenNames) expect(css).toContain(`--${name}:${standard.palette[name]}`)
    expect(css).toContain('--icons:url(/icons.png)')
    expect(css).toContain('--more-icons:url(/more-icons.png)')
  })

  test('the rules of a skin select one background image, the smallest that covers the width', () => {
    const [, base, wider, stretched] = skinToCss(standard, {
      icons: '/icons.png',
      moreIcons: '/more-icons.png',
      wallpapers,
    }).split('\n')
    const pictured = '.theme-standard,[data-wallpaper=standard] [data-backdrop],.wallpaper-standard'
    expect(base).toBe(
      `${pictured}{--Background:#008080;--wallpaper-tile:url(/small.png);--wallpaper:url(/small.png);--wallpaper-size:480px 1000px}`,
    )
    expect(wider).toBe(
      `@media (min-width:481px){${pictured}{--wallpaper:url(/large.png);--wallpaper-size:1366px 768px}}`,
    )
    expect(stretched).toBe(`@media (min-width:1367px){${pictured}{--wallpaper-size:cover}}`)
  })

  // Proves S3.5
  test('a skin without a background image is refused', () => {
    expect(() =>
      skinToCss(standard, { icons: '/icons.png', moreIcons: '/more-icons.png', wallpapers: [] }),
    ).toThrow('standard has no background image')
  })
})

test('the setting prefers-contrast: more applies to every skin, without a wallpaper', () => {
  const css = plainToCss(highContrastBlack)
  expect(css).toContain('@media (prefers-contrast:more){body[class],body[class] [data-backdrop]{')
  for (const name of tokenNames) expect(css).toContain(`--${name}:${highContrastBlack[name]}`)
  expect(css).toMatch(/--wallpaper:none;--wallpaper-tile:none\}\}$/)
})

test('the high contrast colors have 7:1 for every text (WCAG 2.2, 1.4.6), except the white captions', () => {
  const { ButtonText, ButtonFace, Hilight, HilightText, HotTrackingColor, Window, WindowText } =
    highContrastBlack
  for (const [text, ground] of [
    [ButtonText, ButtonFace],
    [HilightText, Hilight],
    [WindowText, Window],
    [HotTrackingColor, Window],
    [highContrastBlack.GrayText, ButtonFace],
  ] as const)
    expect(contrast(text, ground)).toBeGreaterThanOrEqual(7)
})

describe.each([
  ...Object.values(everySkin),
  standard,
  { id: 'high-contrast-black', palette: highContrastBlack },
])('the colors of $id', ({ palette }) => {
  test.each(textPairs)('the text %s on %s is readable (WCAG 2.2, 1.4.3: at least 4.5:1)', (text, ground) => {
    expect(contrast(palette[text], palette[ground])).toBeGreaterThanOrEqual(4.5)
  })

  test('a white icon label on the desktop is readable', () => {
    expect(contrast('#ffffff', palette.Background)).toBeGreaterThanOrEqual(4.5)
  })

  test.each(['axis', 'outline', 'down', 'line', 'volume', 'grid', 'mark'] as const)(
    'the %s of a chart is distinct from its field (WCAG 2.2, 1.4.11: at least 3:1)',
    (role) => {
      const [[ink], [field]] = [chartRoles[role], chartRoles.field]
      expect(contrast(palette[ink], palette[field])).toBeGreaterThanOrEqual(3)
    },
  )

  test('the edge of a control is distinct from its face (WCAG 2.2, 1.4.11: at least 3:1)', () => {
    // On a light face the dark edge marks the control, on a dark face the lit one.
    const isLight = luminance(palette.ButtonFace) > 0.18
    const edge = isLight ? palette.ButtonDkShadow : palette.ButtonHilight
    expect(contrast(edge, palette.ButtonFace)).toBeGreaterThanOrEqual(3)
    expect(contrast(palette.Focus, palette.ButtonFace)).toBeGreaterThanOrEqual(3)
  })
})
