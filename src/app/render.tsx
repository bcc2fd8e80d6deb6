import 'server-only'
import { renderToStaticMarkup } from 'react-dom/server'
import { prerender } from 'react-dom/static'
import { languages } from '@/texts/locales'
import { inLanguage } from '@/texts/page-language'
import { PageDocument, type PageFiles } from './document'
import { PageRoot } from './page-root'
import { listPages, type Page } from './pages'

export { languages }

/** A page of the build; `file` is its path below the folder of pages. */
export type RenderedPage = { readonly file: string; readonly language: string; readonly html: string }

/**
 * Draws every page of a language.
 * @param language its id
 * @param filesOf the files that a page with a program's window, or without one, loads in this language
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

/** Draws one page by its English path, in the language that is spoken now. @returns undefined where there is none */
export async function renderPath(path: string, files: PageFiles): Promise<string | undefined> {
  const page = listPages().find((one) => one.path === path)
  return page && renderPage(page, files)
}

async function renderPage(page: Page, files: PageFiles): Promise<string> {
  const { prelude } = await prerender(<PageRoot facts={page.facts} />, {
    // Everything stands in its place: a part that is moved there by a script is missing without one, and painted late with it.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  } as Parameters<typeof prerender>[1])
  const markup = await new Response(prelude).text()
  return `<!DOCTYPE html>${renderToStaticMarkup(<PageDocument page={page} files={files} markup={markup} />)}`
}

/** English stands in the folder itself, other languages in one of their own, whose desktop is a file beside it. */
function fileOf(name: string, language: string): string {
  if (language === 'en') return `${name}.html`
  return name === 'index' ? `${language}.html` : `${language}/${name}.html`
}
