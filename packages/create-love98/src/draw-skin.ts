import { clampChroma, converter, formatHex, wcagContrast } from 'culori'
import type { Color, Skin } from '../../love98/src/domain/appearance/skin.ts'

/** The minimum contrast of text (WCAG 2.2, 1.4.3). */
const textContrast = 4.5
const step = 0.005

const toOklch = converter('oklch')

/**
 * Draws a light skin in the hue of one color. A color behind text is darkened until the text meets the contrast
 * requirement.
 * @param color `#rrggbb`
 */
export function drawSkin(color: string): Pick<Skin, 'palette' | 'icons' | 'wallpaper'> {
  // Equal steps in OKLCH (CSS Color 4, 8.4) look equal, so a change of lightness keeps the hue. A gray has no hue.
  const { l: lightness = 0, c: chroma = 0, h: hue = 0 } = toOklch(color) ?? {}
  /**
   * Returns a color of the skin's hue with this lightness and at most this chroma; less if a screen cannot display it.
   * @param light 0…1
   * @param turn of the hue, in degrees
   */
  const tone = (light: number, most: number, turn: number = 0) =>
    formatHex(
      clampChroma({ mode: 'oklch', l: light, c: Math.min(chroma, most), h: hue + turn }, 'oklch'),
    ) as Color
  /** Returns the lightest tone, at most `light`, that has enough contrast with all other colors. */
  const readable = (light: number, most: number, ...others: Color[]) => {
    for (let at = light; at > 0; at -= step) {
      const found = tone(at, most)
      if (others.every((other) => wcagContrast(found, other) >= textContrast)) return found
    }
    return black
  }

  const face = tone(0.87, 0.025)
  const lit = tone(0.985, 0.01)
  const soft = tone(0.925, 0.018)
  const shade = readable(0.58, 0.04, white)
  const edge = tone(0.2, 0.05)
  const ground = readable(Math.min(0.5, Math.max(0.34, lightness)), 0.14, white)
  const title = readable(0.4, 0.16, white)
  const window = tone(0.99, 0.006)
  const gray = readable(0.55, 0.03, window, face)
  const palette = {
    Background: ground,
    ButtonFace: face,
    ButtonText: black,
    ButtonHilight: lit,
    ButtonLight: soft,
    ButtonShadow: shade,
    ButtonDkShadow: edge,
    Menu: face,
    MenuText: black,
    ActiveBorder: face,
    WindowFrame: edge,
    Scrollbar: soft,
    ActiveTitle: title,
    GradientActiveTitle: readable(0.58, 0.2, white),
    TitleText: white,
    InactiveTitle: readable(0.48, 0.03, white),
    GradientInactiveTitle: readable(0.55, 0.03, white),
    InactiveTitleText: white,
    Hilight: readable(0.42, 0.16, white, window),
    HilightText: white,
    GrayText: gray,
    Window: window,
    WindowText: black,
    HotTrackingColor: readable(0.42, 0.16, window, face),
    InfoWindow: tone(0.97, 0.03),
    InfoText: black,
    AppWorkspace: shade,
    Focus: black,
    Emboss: lit,
    CheckerA: lit,
  }
  return {
    palette,
    icons: iconColors(tone),
    wallpaper: [
      tone(0.24, 0.08),
      ground,
      tone(0.33, 0.1),
      tone(0.45, 0.12),
      tone(0.72, 0.12),
      tone(0.9, 0.08),
    ],
  }
}

/**
 * The colors of the icon roles: metal and accents use the skin's hues; gold, leaf and alarm have a meaning and stay the
 * same.
 */
function iconColors(tone: (light: number, most: number, turn?: number) => Color): Skin['icons'] {
  return {
    k: tone(0.18, 0.04),
    K: tone(0.48, 0.04),
    f: tone(0.93, 0.02),
    F: tone(0.78, 0.03),
    g: tone(0.58, 0.04),
    R: tone(0.6, 0.22),
    r: tone(0.42, 0.17),
    h: tone(0.8, 0.12),
    B: tone(0.6, 0.16, 150),
    b: tone(0.42, 0.13, 150),
    c: tone(0.84, 0.09, 150),
    Y: '#ffcf3a',
    y: '#b87a08',
    L: '#4cbc4c',
    l: '#1c7430',
    E: '#e01818',
    e: '#8c0000',
    S: '#fff8dc',
    w: white,
    x: tone(0.4, 0.1),
  }
}

const black = '#000000' as const
const white = '#ffffff' as const
