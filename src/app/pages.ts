import 'server-only'
import { localPath } from '@/domain/navigation/program-path'
import { programDescription } from '@/programs/description'
import { findProgram } from '@/programs/registry'
import { bsodTexts } from '@/texts/en/shell/pages'
import { exchangeTexts } from '@/texts/en/swap/exchange'
import { desktopCommunity } from './desktop-community'
import { itemList, itemPages, itemProgram } from './item-pages'
import { localCommunity } from './local-community'
import type { PageFacts } from './page-root'

/** A page in the language that is spoken while it is made. */
export type Page = {
  /** Its file below the folder of its language, without `.html`; `index` is the desktop. */
  readonly name: string
  /** Its address in its language, for search engines; null where they should not show it. */
  readonly canonical: string | null
  /** The English path, by which the other languages are found. */
  readonly path: string
  /** Absent where the page has the name of the site alone. */
  readonly title?: string | undefined
  readonly description: string
  /** What a link preview shows: pathname of a picture of 1200 x 630 pixels, and its words. */
  readonly picture?: { readonly path: string; readonly alt: string } | undefined
  /** The program whose window is open. */
  readonly openProgram?: string | undefined
  readonly facts: PageFacts
}

/** Every page that the build draws, in the language that is spoken now; the sitemap is made from the same lists. */
export function listPages(): readonly Page[] {
  return [
    desktopPage(),
    ...desktopCommunity.programs.map(programPage),
    ...itemPages().map(itemPage),
    blueScreen(),
    lostPage(),
  ]
}

/** English paths of the pages that search engines may show, without prefix of a language. */
export function indexedPaths(): readonly string[] {
  return [
    '/',
    ...desktopCommunity.programs.map((id) => `/p/${id}`),
    ...itemPages().map(({ item }) => `/p/${itemList}/${item}`),
  ]
}

function desktopPage(): Page {
  const community = localCommunity()
  const { name, sentence, description } = community.site
  return {
    ...found('/', 'index'),
    description,
    picture: { path: '/assets/og/desktop.png', alt: `${name}: ${sentence}` },
    facts: { community },
  }
}

function programPage(id: string): Page {
  const title = findProgram(id)?.title ?? id
  const description = programDescription(id)
  return {
    ...found(`/p/${id}`),
    title,
    description,
    picture: { path: `/assets/og/${id}.png`, alt: title },
    openProgram: id,
    facts: { community: localCommunity(), openProgram: id, description },
  }
}

/** Each pair is found, shared and shown by its own name. */
function itemPage({ item }: { readonly item: string }): Page {
  const description = programDescription(itemProgram)
  return {
    ...found(`/p/${itemList}/${item}`),
    title: exchangeTexts.title(item),
    description,
    picture: { path: `/assets/og/${itemProgram}.png`, alt: findProgram(itemProgram)?.title ?? item },
    openProgram: itemProgram,
    facts: { community: localCommunity(), openProgram: itemProgram, openArgument: item, description },
  }
}

/** The blue screen on request (Run: bsod): the same as after a real crash. */
function blueScreen(): Page {
  return {
    name: 'bsod',
    path: '/bsod',
    canonical: null,
    title: bsodTexts.title,
    description: localCommunity().site.description,
    facts: { crash: { name: bsodTexts.name, message: bsodTexts.message } },
  }
}

/** The desktop at an unknown address, with a message box that says so. */
function lostPage(): Page {
  const community = localCommunity()
  return {
    name: 'lost',
    path: '/lost',
    canonical: null,
    description: community.site.description,
    facts: { community, isLost: true },
  }
}

function found(path: string, name = path.slice(1)) {
  return { name, path, canonical: localPath(path) }
}
