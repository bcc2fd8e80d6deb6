import { type ComponentType, lazy } from 'react'

/**
 * What `next/dynamic` does in a browser, without the 4 KB that only the server needs; `next.config.ts` puts it in that
 * place. On the server the framework's own names the style sheets of the window that a page is drawn with.
 *
 * @param load imports a module whose default export is the component
 */
// biome-ignore lint/style/noDefaultExport: it takes the place of a module of the framework that has one
export default function dynamic<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  return lazy(load)
}
