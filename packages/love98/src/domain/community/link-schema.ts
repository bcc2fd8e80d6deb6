import * as v from 'valibot'
import { allowedNames } from './allowed-names'
import { namedValues, settings, unlessMissing, urlOf } from './config-values'

/**
 * The places of links. `swap` is the site on which pairs are traded, and `explorer` shows accounts and transactions;
 * the first link of each is used. `social`, `collections` and `partners` are on the desktop, the other places in the
 * Start menu, and each place is in a folder (`domain/navigation/link-folders.ts`).
 */
export const linkPlaces = [
  'swap',
  'bridge',
  'governance',
  'explorer',
  'social',
  'markets',
  'collections',
  'partners',
] as const

export type LinkPlace = (typeof linkPlaces)[number]

export const text = v.pipe(v.string(), v.minLength(1, 'must not be empty'))
export const webUrl = urlOf(/^https?:\/\//i, 'not a web address (https://…)')

const linkForm = "{ label: 'Telegram', url: 'https://…', icon: 'telegram', place: 'social' }"

/** The schema of `links`. */
export function linksSchema(icon: v.GenericSchema<string>, languageId: v.GenericSchema<string>) {
  const link = settings(
    {
      label: text,
      /** Null: the address is not known yet. */
      url: v.nullable(webUrl),
      icon,
      place: v.picklist(
        linkPlaces,
        unlessMissing(({ input }) => `no such place; ${allowedNames(input, linkPlaces)}`),
      ),
      /** A picture under `/assets`, shown at 64 CSS pixels through `/_next/image`, instead of the icon. */
      picture: v.optional(
        v.nullable(v.pipe(v.string(), v.regex(/^\/assets\/[^?#]+$/, 'pictures lie under /assets/'))),
        null,
      ),
      /** The label in other languages. */
      translations: v.optional(namedValues(languageId, settings({ label: text }))),
    },
    linkForm,
  )
  const list = v.pipe(v.array(link), v.readonly())
  return v.pipe(
    v.unknown(),
    v.check(
      Array.isArray,
      unlessMissing(`must be a list, in which each link names its place: [${linkForm}]`),
    ),
    list,
  ) as unknown as typeof list
}

const movedTo = (place: LinkPlace) =>
  v.optional(
    v.never(
      `is a part of links now: write each entry in links as { label, url, icon, place: '${place}' } (name is label)`,
    ),
  )

/** Former settings, each with the way to write it now. */
export const formerLinks = {
  governanceName: v.optional(
    v.never(
      "is the label of a link now: write { label: 'Governance Vote', url: null, icon: 'vote', place: 'governance' } in links",
    ),
  ),
  chiaWallets: movedTo('markets'),
  chiaMarkets: movedTo('markets'),
  collections: movedTo('collections'),
  partners: movedTo('partners'),
}
