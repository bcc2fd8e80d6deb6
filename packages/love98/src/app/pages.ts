import { bsod } from '@/texts/bsod'
import { communityPages } from '@/texts/community-pages'
import { swap as swapTexts } from '@/texts/swap'
import 'server-only'
import { pageFileOf } from '@/domain/navigation/page-file'
import { localPath } from '@/domain/navigation/program-path'
import { findProgram, programDescription } from '@/programs/registry'

import { desktopCommunity } from './desktop-community'
import { documentPages, documentProgram } from './document-pages'
import { itemPages, itemProgram } from './item-pages'
import { localCommunity } from './local-community'
import type { PageFacts } from './page-root'

export type Page = {
  /** The path of its file below the folder of its language, without `.html`; `index` is the desktop. */
  readonly name: string
  /** Its address in its language, for search engines; null for pages that they should not show. */
  readonly canonical: string | null
  /** The English path, from which the addresses in the other languages are derived. */
  readonly path: string
  /** Absent if the title is only the name of the site. */
  readonly title?: string | undefined
  readonly description: string
  /** The picture of a link preview: its path (1200 x 630 pixels) and its alternative text. */
  readonly picture?: { readonly path: string; readonly alt: string } | undefined
  readonly openProgram?: string | undefined
  readonly facts: PageFacts
}

export function listPages(): readonly Page[] {
  return [
    desktopPage(),
    ...desktopCommunity.programs.map(programPage),
    ...itemPages().map(itemPage),
    ...documentPages().map(documentPage),
    blueScreen(),
    lostPage(),
  ]
}

/** English paths of the pages that search engines may show, without a language prefix. */
export function indexedPaths(): readonly string[] {
  return [
    '/',
    ...desktopCommunity.programs.map((id) => `/p/${id}`),
    ...itemPages().map(({ address }) => address),
    ...documentPages().map((name) => `/p/${documentProgram}/${name}`),
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

/** Returns the page of a pair, so that search engines and link previews show each pair with its own name. */
function itemPage({ item, address }: { readonly item: string; readonly address: string }): Page {
  const description = programDescription(itemProgram)
  return {
    ...found(address),
    title: swapTexts.title(item),
    description,
    picture: { path: `/assets/og/${itemProgram}.png`, alt: findProgram(itemProgram)?.title ?? item },
    openProgram: itemProgram,
    facts: { community: localCommunity(), openProgram: itemProgram, openArgument: item, description },
  }
}

/** Returns the page of a document of the community, with its own title and description. */
function documentPage(document: string): Page {
  const { title = document, description = '' } = communityPages[document] ?? {}
  return {
    ...found(`/p/${documentProgram}/${document}`),
    title,
    description,
    picture: { path: `/assets/og/${documentProgram}.png`, alt: title },
    openProgram: documentProgram,
    facts: { community: localCommunity(), openProgram: documentProgram, openArgument: document, description },
  }
}

/** Returns the blue screen on request (Run: bsod). It looks like the screen after a real crash. */
function blueScreen(): Page {
  return {
    name: 'bsod',
    path: '/bsod',
    canonical: null,
    title: bsod.title,
    description: localCommunity().site.description,
    facts: { crash: { name: bsod.name, message: bsod.message } },
  }
}

/** Returns the desktop at an unknown address, with a message box about that. */
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

function found(path: string, name = pageFileOf(path)) {
  return { name, path, canonical: localPath(path) }
}
