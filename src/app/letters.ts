import 'server-only'
import type { CSSProperties } from 'react'

/** 12 px on lines of 16: what Windows 98 had for these scripts. Signs with many strokes are not legible at 11 px. */
const larger = { '--f-own-size': '0.75rem', '--f-own-line': '1rem' }

/**
 * Fonts of each system for scripts that our pixel font does not have, first those that Windows 98 had. They are installed or
 * absent: none is downloaded. Latin and Cyrillic letters have those of `tokens.css`.
 */
const letters: Readonly<Record<string, Readonly<Record<`--f-${string}`, string>>>> = {
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
 * The attribute of the root for its letters in a language, if any. It stands in the pages of that language alone: a rule by `:lang()` would be carried by
 * all pages, and a style element by every page's content policy.
 * @param tag BCP 47
 */
export function lettersOf(tag: string): { readonly style?: CSSProperties } {
  const style = Object.hasOwn(letters, tag) ? letters[tag] : undefined
  return style ? { style } : {}
}
