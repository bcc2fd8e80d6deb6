/** The Windows names of the system colors, and three colors that a dark scheme needs (see `SkinPalette`). */
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

/** The meaning of each letter in an icon grid. A skin gives each role one color; `.` is always transparent. */
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
 * A Windows color scheme. `Emboss` is the color of the copy one pixel right of and below disabled text, `CheckerA` the
 * light cell of the checker pattern on a pressed button, `Focus` the dotted focus ring. In light schemes they are
 * `ButtonHilight`, `ButtonHilight` and black; dark schemes need other colors.
 */
export type SkinPalette = Readonly<Record<TokenName, Color>>

/** The colors of Solitaire. */
export type CardPalette = {
  readonly paper: Color
  /** The color of spades and clubs. `red` is that of hearts and diamonds. Both have at least 4.5:1 on the paper. */
  readonly black: Color
  readonly red: Color
  /** The highlight of a red suit. `shade` is its shadow. */
  readonly shine: Color
  readonly shade: Color
  readonly skin: Color
  readonly hair: Color
  readonly table: Color
}

/** The colors of Heartbreak. */
export type BoardPalette = {
  /**
   * The colors of the numbers 1 to 8. Each has a contrast of at least 3:1 on `ButtonFace` (WCAG 2.2, 1.4.3,
   * large text).
   */
  readonly digits: readonly Color[]
  /** Segments of the counters: lit, dark, and the background. */
  readonly led: { readonly on: Color; readonly off: Color; readonly back: Color }
  readonly exploded: Color
}

/** The parts of a skin that code reads. Everything else of a skin is in its style sheet and pictures. */
export type SkinColors = {
  readonly id: string
  readonly name: string
  readonly palette: SkinPalette
  readonly icons: Readonly<Record<IconRole, Color>>
  readonly cards?: CardPalette
  readonly board?: BoardPalette
  /** The name of the card back that Solitaire shows at first; default: the community's emblem. */
  readonly cardBack?: string
}

/** The voice of a skin's sounds. */
export type SkinSound = {
  readonly wave: 'sine' | 'square' | 'sawtooth' | 'triangle'
  /** The lowest tone, in Hz. */
  readonly root: number
  /** Seconds. */
  readonly attack: number
  /** Seconds. */
  readonly release: number
  /** Cents between the two voices; 0 is one voice. */
  readonly spread: number
}

/** One look of the desktop. A skin sets colors, icons and a background image, never geometry. */
export type Skin = SkinColors & {
  /** The colors of the background image, as its painter expects them; the hills need six. */
  readonly wallpaper: readonly Color[]
  /** The names of the background image by the ids of languages; default: the name of the skin. */
  readonly wallpaperNames?: { readonly en: string; readonly [language: string]: string }
  /** The voice of all sounds; default: a plain one. The melodies are the same in every skin. */
  readonly sound?: SkinSound
  /** Paints the background image; default: hills in the colors of `wallpaper`. */
  readonly paint?: PaintWallpaper
}

/** Pixels have red, green, blue and alpha, eight bits each; 0 is transparent. */
export type Raster = { width: number; height: number; pixels: Uint32Array }

/** The tools of a wallpaper. They use integers and fixed seeds, so a picture is the same on every machine. */
export type Brushes = {
  /** Returns the opaque pixel of a color. */
  rgba: (color: Color) => number
  /** Sets a pixel. Does nothing outside of the picture. */
  plot: (raster: Raster, x: number, y: number, color: number) => void
  fillRect: (raster: Raster, left: number, top: number, width: number, height: number, color: number) => void
  /** Returns a number from 0 to 255 for a point of the lattice and a seed, all integers. */
  hash: (x: number, y: number, seed: number) => number
  /** Returns true if the dither shows the lighter of two colors; `part` is 0 (never) … 16 (always). */
  ditherAt: (x: number, y: number, part: number) => boolean
  /**
   * Creates a picture of a series of colors from dark to light. Levels between two colors are dithered.
   * `level` returns an integer from 0 (the first color) to 1024 (the last).
   */
  paintDithered: (
    width: number,
    height: number,
    colors: readonly number[],
    level: (x: number, y: number) => number,
  ) => Raster
  /** Returns the largest integer whose square is at most `value`, an integer that is not negative. */
  integerRoot: (value: number) => number
}

/**
 * Paints a background image. Its first row has the color of the desktop, in which a taller screen continues, and it has
 * at most 256 colors.
 */
export type PaintWallpaper = (width: number, height: number, skin: Skin, brushes: Brushes) => Raster

/** A background image for viewports up to `width` CSS pixels, to be shown at `width` × `height` CSS pixels. */
export type WallpaperAsset = {
  readonly url: string
  readonly width: number
  readonly height: number
}

export type SkinAssets = {
  readonly icons: string
  readonly moreIcons: string
  readonly wallpapers: readonly WallpaperAsset[]
}

/**
 * Builds the CSS rules of one skin: its colors as custom properties of `.theme-<id>`, its icon sprites, and the
 * smallest background image that covers the width of the viewport. A viewport wider than the largest image stretches
 * that image. The background has selectors of its own, because a desktop can combine one skin with the wallpaper of
 * another.
 *
 * @param assets absolute URLs; `wallpapers` in ascending order of width, in CSS pixels
 * @throws RangeError if the skin has no background image
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

/**
 * Builds the CSS rules that every skin shares: the desktop without a wallpaper, and the colors for `prefers-contrast:
 * more`.
 */
export function plainToCss(highContrast: SkinPalette): string {
  const none = '[data-wallpaper=none] [data-backdrop],.wallpaper-none{--wallpaper:none;--wallpaper-tile:none}'
  const painted =
    '[data-wallpaper=painted] [data-backdrop],.wallpaper-painted{--wallpaper:var(--painted);--wallpaper-tile:var(--painted);--wallpaper-size:auto}'
  // `!important` overrides the color scheme in the style attribute of `body`: the system setting has priority.
  const important = colorDeclarations(highContrast).map((declaration) => `${declaration}!important`)
  const colors = [...important, '--wallpaper:none', '--wallpaper-tile:none']
  const contrast = `@media (prefers-contrast:more){body[class],body[class] [data-backdrop]{${colors.join(';')}}}`
  return `${none}\n${painted}\n${contrast}`
}

function colorDeclarations(palette: SkinPalette): string[] {
  return tokenNames.map((name) => `--${name}:${palette[name]}`)
}

function wallpaperDeclarations({ url, width, height }: WallpaperAsset): string[] {
  return [`--wallpaper:url(${url})`, `--wallpaper-size:${width}px ${height}px`]
}
