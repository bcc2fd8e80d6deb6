/** Windows' own names of the system colors, plus three that a dark scheme needs (see `SkinPalette`). */
export const tokenNames = [
  'Background',
  'ButtonFace',
  'ButtonText',
  'ButtonHilight',
  'ButtonLight',
  'ButtonShadow',
  'ButtonDkShadow',
  'Menu',
  'MenuText',
  'ActiveBorder',
  'WindowFrame',
  'Scrollbar',
  'ActiveTitle',
  'GradientActiveTitle',
  'TitleText',
  'InactiveTitle',
  'GradientInactiveTitle',
  'InactiveTitleText',
  'Hilight',
  'HilightText',
  'GrayText',
  'Window',
  'WindowText',
  'HotTrackingColor',
  'InfoWindow',
  'InfoText',
  'AppWorkspace',
  'Focus',
  'Emboss',
  'CheckerA',
] as const

export type TokenName = (typeof tokenNames)[number]

/** What a letter of an icon grid means. A skin gives each role one color; `.` is always clear. */
export const iconRoles = {
  k: 'outline',
  K: 'soft outline',
  f: 'metal, lit',
  F: 'metal',
  g: 'metal, in shade',
  R: 'first accent',
  r: 'first accent, in shade',
  h: 'first accent, lit',
  B: 'second accent',
  b: 'second accent, in shade',
  c: 'second accent, lit',
  Y: 'gold',
  y: 'gold, in shade',
  L: 'leaf',
  l: 'leaf, in shade',
  E: 'alarm',
  e: 'alarm, in shade',
  S: 'paper',
  w: 'white',
  x: 'screen',
} as const

export type IconRole = keyof typeof iconRoles

/** `#rrggbb`. */
export type Color = `#${string}`

/**
 * A Windows color scheme. `Emboss` is the copy one pixel down and right of disabled text, `CheckerA` the light
 * cell of the pressed-button checker, `Focus` the dotted ring: light schemes use `ButtonHilight` and black for
 * them, dark schemes must not.
 */
export type SkinPalette = Readonly<Record<TokenName, Color>>

/** One look of the desktop. A skin gives colors, icons and a background image, never geometry. */
export type Skin = {
  readonly id: string
  readonly name: string
  readonly palette: SkinPalette
  readonly icons: Readonly<Record<IconRole, Color>>
  readonly wallpaper: readonly Color[]
}

/** A background image for viewports up to `width` CSS pixels, to be shown at `width` × `height` CSS pixels. */
export type WallpaperAsset = {
  readonly url: string
  readonly width: number
  readonly height: number
}

export type SkinAssets = {
  /** Of the first screen. */
  readonly icons: string
  readonly moreIcons: string
  readonly wallpapers: readonly WallpaperAsset[]
}

/**
 * The rules of one skin: every color as a custom property of `.theme-<id>`, the pictures of icons, and the smallest
 * background image that covers the viewport's width. Wider viewports than the largest image stretch it. The image and
 * its color stand for themselves, too: a desktop may wear one skin over the wallpaper of another.
 *
 * @param assets absolute URLs; `wallpapers` in ascending order of width, in CSS pixels
 * @throws RangeError when the skin has no background image
 */
export function skinToCss(skin: Skin, assets: SkinAssets): string {
  const selector = `.theme-${skin.id}`
  const pictured = `${selector},[data-wallpaper=${skin.id}] [data-backdrop],.wallpaper-${skin.id}`
  const [smallest] = assets.wallpapers
  if (!smallest) throw new RangeError(`Skin ${skin.id} has no background image: every skin supplies one.`)
  const base = [
    ...colorDeclarations(skin.palette),
    `--icons:url(${assets.icons})`,
    `--more-icons:url(${assets.moreIcons})`,
  ]
  const background = [`--Background:${skin.palette.Background}`, `--wallpaper-tile:url(${smallest.url})`]
  const wider = assets.wallpapers.slice(1).map((wallpaper, index) => {
    const from = (assets.wallpapers[index]?.width ?? 0) + 1
    return `@media (min-width:${from}px){${pictured}{${wallpaperDeclarations(wallpaper).join(';')}}}`
  })
  const widest = assets.wallpapers.at(-1)?.width ?? smallest.width
  const stretched = `@media (min-width:${widest + 1}px){${pictured}{--wallpaper-size:cover}}`
  const first = `${pictured}{${[...background, ...wallpaperDeclarations(smallest)].join(';')}}`
  return [`${selector}{${base.join(';')}}`, first, ...wider, stretched].join('\n')
}

/** The desktop without a wallpaper, and the colors for `prefers-contrast: more`, with every skin. */
export function plainToCss(highContrast: SkinPalette): string {
  const none = '[data-wallpaper=none] [data-backdrop],.wallpaper-none{--wallpaper:none;--wallpaper-tile:none}'
  // A color scheme stands in the style attribute of `body`; what the system asks for comes before it.
  const important = colorDeclarations(highContrast).map((declaration) => `${declaration}!important`)
  const colors = [...important, '--wallpaper:none', '--wallpaper-tile:none']
  const contrast = `@media (prefers-contrast:more){body[class],body[class] [data-backdrop]{${colors.join(';')}}}`
  return `${none}\n${contrast}`
}

function colorDeclarations(palette: SkinPalette): string[] {
  return tokenNames.map((name) => `--${name}:${palette[name]}`)
}

function wallpaperDeclarations({ url, width, height }: WallpaperAsset): string[] {
  return [`--wallpaper:url(${url})`, `--wallpaper-size:${width}px ${height}px`]
}
