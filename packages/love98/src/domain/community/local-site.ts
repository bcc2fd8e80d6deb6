type SiteTexts = Readonly<Record<'name' | 'sentence' | 'description', string>>

type Translation = { readonly [Name in keyof SiteTexts]?: SiteTexts[Name] | undefined }

type Site = SiteTexts & {
  readonly language: string
  readonly translations?: Readonly<Record<string, Translation | undefined>> | undefined
}

/**
 * Returns the site's texts for the pages of a language. Pages without a language in their address, and those in the
 * language of the community's file, use the originals; the others use the translations where they exist.
 *
 * @param page the id of the language, as in addresses, and its BCP 47 tag
 */
export function localSite(site: Site, page: { readonly id: string; readonly tag: string }): SiteTexts {
  const local = isOwnLanguage(site, page) ? undefined : site.translations?.[page.id]
  return {
    name: local?.name ?? site.name,
    sentence: local?.sentence ?? site.sentence,
    description: local?.description ?? site.description,
  }
}

/** Returns true if the pages of a language show the texts of the community's file as they are. */
export function isOwnLanguage(
  site: Pick<Site, 'language'>,
  page: { readonly id: string; readonly tag: string },
): boolean {
  return page.id === 'en' || mainLanguage(page.tag) === mainLanguage(site.language)
}

/** Returns `pt` for `pt-BR`. */
export function mainLanguage(tag: string): string | undefined {
  return tag.toLowerCase().split('-')[0]
}
