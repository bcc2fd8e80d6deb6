import 'server-only'
import type { CSSProperties } from 'react'

/**
 * 12 px on lines of 16 px, as in Windows 98 for these scripts. Characters with many strokes are not legible
 * at 11 px.
 */
const larger = { '--f-own-size': '0.75rem', '--f-own-line': '1rem' }

/**
 * Fonts per operating system for scripts that our pixel font lacks; the fonts of Windows 98 come first. They
 * are used if installed: the page downloads none. The fonts for Latin and Cyrillic letters are in
 * `tokens.css`.
 */
const fontsByLanguage: Readonly<Record<string, Readonly<Record<`--f-${string}`, string>>>> = {
  ja: {
    ...larger,
    '--f-smooth':
      "'MS UI Gothic','MS PGothic','Hiragino Sans','Hiragino Kaku Gothic ProN','Yu Gothic UI',meiryo,'Noto Sans CJK JP','Noto Sans JP',sans-serif",
    '--f-mono': "'MS Gothic',Osaka-Mono,'Noto Sans Mono CJK JP',monospace",
  },
  'zh-CN': {
    ...larger,
    '--f-smooth':
      "simsun,'PingFang SC','Hiragino Sans GB','Microsoft YaHei UI','Microsoft YaHei','Noto Sans CJK SC','Noto Sans SC','WenQuanYi Zen Hei',sans-serif",
    '--f-mono': "nsimsun,'Noto Sans Mono CJK SC',monospace",
  },
  ar: {
    ...larger,
    '--f-smooth':
      "tahoma,'Segoe UI','Geeza Pro','Noto Sans Arabic','Noto Naskh Arabic UI','DejaVu Sans',arial,sans-serif",
    '--f-mono': "'Courier New','Liberation Mono','DejaVu Sans Mono',monospace",
  },
}

/**
 * Returns the attributes of the root element for the fonts of a language that the pixel font lacks. Only pages
 * of that language have the attribute. A `:lang()` rule would be part of all pages, and a style element would
 * need an entry in the content security policy of every page.
 * @param tag BCP 47
 */
export function fontStyleOf(tag: string): { readonly style?: CSSProperties; readonly 'data-fonts'?: 'own' } {
  const style = Object.hasOwn(fontsByLanguage, tag) ? fontsByLanguage[tag] : undefined
  return style ? { style, 'data-fonts': 'own' } : {}
}
