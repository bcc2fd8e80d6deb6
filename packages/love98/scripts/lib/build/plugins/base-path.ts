import type { Plugin } from 'vite'

/**
 * Puts the base path of a static site before the addresses of pictures in style sheets. The relative base of the
 * bundler is for built files alone: pictures are delivered from the public folder.
 */
export function picturesBelow(base: string): Plugin {
  return {
    name: 'love98:base-path',
    // After Vite has put imported style sheets in their place, so without `enforce`.
    transform(code, id) {
      if (base === '' || !/\.css(\?|$)/.test(id)) return null
      return { code: withBase(code, base), map: null }
    },
  }
}

/** Puts a base path before the addresses below `/assets/` in a style sheet. */
export function withBase(css: string, base: string): string {
  return css.replace(/(\burl\(\s*["']?)(?=\/assets\/)/g, (start) => start + base)
}
