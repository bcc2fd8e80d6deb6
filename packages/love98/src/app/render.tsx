import 'server-only'
import { renderToStaticMarkup } from 'react-dom/server'
import { prerender } from 'react-dom/static'
import { languages } from '@/language/languages'
import { inLanguage } from '@/language/page-language'
import { PageDocument, type PageFiles } from './document'
import { PageRoot } from './page-root'
import { listPages, type Page } from './pages'

export { languages }

export type RenderedPage = { readonly file: string; readonly language: string; readonly html: string }

/**
 * Renders every page of a language.
 * @param language its id
 * @param filesOf returns the files that a page loads in this language, with the window of a program or without one
 */
export async function renderPages(
  language: string,
  filesOf: (program: string | undefined) => PageFiles,
): Promise<readonly RenderedPage[]> {
  return inLanguage(language, async () => {
    const rendered: RenderedPage[] = []
    for (const page of listPages()) {
      const html = await renderPage(page, filesOf(page.openProgram))
      rendered.push({ file: fileOf(page.name, language), language, html })
    }
    return rendered
  })
}

/** Renders the page at an English path, in the current language. @returns undefined if there is no such page */
export async function renderPath(path: string, files: PageFiles): Promise<string | undefined> {
  const page = listPages().find((one) => one.path === path)
  return page && renderPage(page, files)
}

async function renderPage(page: Page, files: PageFiles): Promise<string> {
  const { prelude } = await prerender(<PageRoot facts={page.facts} />, {
    // Renders everything in place. Parts that a script moves into place would be missing without scripts, and
    // would be painted late.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  } as Parameters<typeof prerender>[1])
  const markup = await new Response(prelude).text()
  return `<!DOCTYPE html>${renderToStaticMarkup(<PageDocument page={page} files={files} markup={markup} />)}`
}

/**
 * Returns the path of the file. English pages are in the root folder; other languages have a folder, and a
 * file for the desktop.
 */
function fileOf(name: string, language: string): string {
  if (language === 'en') return `${name}.html`
  return name === 'index' ? `${language}.html` : `${language}/${name}.html`
}
