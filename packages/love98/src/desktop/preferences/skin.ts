import { createPreference, type Preference } from '@/desktop/preferences/create-preference'
import { skinKey } from '@/domain/storage-keys'

const classPrefix = 'theme-'

/**
 * The id of the skin on screen `[S3.6]` `[S4.6]`: the class `theme-<id>` on `body`, which the script in the page's head
 * sets before the first paint. `null` until the page was read. A stored skin that does not exist changes nothing.
 */
export const skin: Preference<string | null, [skinIds: readonly string[]]> = createPreference({
  key: skinKey,
  initial: null,
  parse: (text, skinIds: readonly string[]) =>
    text !== null && skinIds.includes(text) ? text : skin.getState(),
  serialize: (id) => id,
  apply(id) {
    if (id === null) return
    document.body.classList.remove(...skinClasses())
    document.body.classList.add(`${classPrefix}${id}`)
  },
  painted: () => skinClasses()[0]?.slice(classPrefix.length) ?? null,
})

function skinClasses(): string[] {
  return [...document.body.classList].filter((name) => name.startsWith(classPrefix))
}
