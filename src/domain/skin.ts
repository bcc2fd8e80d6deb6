/** Windows' own names of the system colours, plus three that a dark scheme needs (see `SkinPalette`). */
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

/** What a letter of an icon grid means. A skin gives each role one colour; `.` is always clear. */
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
export type Colour = `#${string}`

/**
 * A Windows colour scheme. `Emboss` is the copy one pixel down and right of disabled text, `CheckerA` the light
 * cell of the pressed-button checker, `Focus` the dotted ring: light schemes use `ButtonHilight` and black for
 * them, dark schemes must not.
 */
export type SkinPalette = Readonly<Record<TokenName, Colour>>

/** One look of the desktop. A skin gives colours, icons and a background image, never geometry. */
export type Skin = {
  readonly id: string
  readonly name: string
  readonly palette: SkinPalette
  readonly icons: Readonly<Record<IconRole, Colour>>
  readonly wallpaper: readonly Colour[]
}

/** A background image for viewports up to `width` CSS pixels, to be shown at `width` × `height` CSS pixels. */
export type WallpaperAsset = {
  readonly url: string
  readonly width: number
  readonly height: number
}

export type SkinAssets = {
  readonly icons: string
  readonly wallpapers: readonly WallpaperAsset[]
}

/**
 * The rules of one skin: every colour as a custom property of `.theme-<id>`, the icon atlas, and the smallest
 * background image that covers the viewport's width. Wider viewports than the largest image stretch it.
 *
 * @param assets absolute URLs; `wallpapers` in ascending order of width, in CSS pixels
 * @throws RangeError when the skin has no background image
 */
export function skinToCss(skin: Skin, assets: SkinAssets): string {
  const selector = `.theme-${skin.id}`
  const [smallest] = assets.wallpapers
  if (!smallest) throw new RangeError(`Skin ${skin.id} has no background image: every skin supplies one.`)
  const colours = tokenNames.map((name) => `--${name}:${skin.palette[name]}`)
  const base = [...colours, `--icons:url(${assets.icons})`, ...wallpaperDeclarations(smallest)]
  const wider = assets.wallpapers.slice(1).map((wallpaper, index) => {
    const from = (assets.wallpapers[index]?.width ?? 0) + 1
    return `@media (min-width:${from}px){${selector}{${wallpaperDeclarations(wallpaper).join(';')}}}`
  })
  const widest = assets.wallpapers.at(-1)?.width ?? smallest.width
  const stretched = `@media (min-width:${widest + 1}px){${selector}{--wallpaper-size:cover}}`
  return [`${selector}{${base.join(';')}}`, ...wider, stretched].join('\n')
}

function wallpaperDeclarations({ url, width, height }: WallpaperAsset): string[] {
  return [`--wallpaper:url(${url})`, `--wallpaper-size:${width}px ${height}px`]
}
