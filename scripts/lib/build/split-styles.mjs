import { parse } from 'postcss'

/**
 * @typedef {(modules: readonly string[]) => boolean} IsKept
 *   told the CSS modules of one selector, by their hashes; none for a rule that belongs to no module
 */

/** A class of a CSS module as the bundler writes it: a hash of six characters, `_`, the name; `_` before a hash that begins with a digit. */
const moduleClass = /\._?([\w-]{6})_[A-Za-z]/g

/**
 * The CSS modules of whose classes a page makes use.
 *
 * @param {string} html
 * @returns {Set<string>} their hashes
 */
export function modulesIn(html) {
  const markup = html.replace(/<(script|style)\b[\s\S]*?<\/\1>/g, '')
  const classes = Array.from(markup.matchAll(/\sclass="([^"]*)"/g), ([, names = '']) => names.split(/\s+/))
  return new Set(classes.flat().flatMap((name) => /^_?([\w-]{6})_[A-Za-z]/.exec(name)?.[1] ?? []))
}

/**
 * A style sheet without what `isKept` refuses, in the order of the sheet. A rule stays with all its selectors when one of them stays.
 *
 * @param {string} css
 * @param {IsKept} isKept
 * @returns {string}
 */
export function keepRules(css, isKept) {
  const root = parse(css)
  keepIn(root, isKept)
  return root.toString()
}

/**
 * @param {import('postcss').Root | import('postcss').AtRule} block
 * @param {IsKept} isKept
 */
function keepIn(block, isKept) {
  for (const node of [...(block.nodes ?? [])]) {
    if (node.type === 'rule') {
      const modules = node.selectors.map((selector) => hashesOf(selector, moduleClass))
      if (!modules.some(isKept)) node.remove()
    } else if (
      node.type === 'atrule' &&
      /^(?:layer|media|supports|container)$/.test(node.name) &&
      node.nodes
    ) {
      keepIn(node, isKept)
      if (node.nodes.length === 0) node.remove()
    } else if (node.type === 'atrule' && !isKept(hashesOf(node.params, /^_?([\w-]{6})_[A-Za-z]/g))) {
      // An animation belongs to a module as a class does; fonts, properties and the order of layers belong to none.
      node.remove()
    }
  }
}

/**
 * @param {string} text
 * @param {RegExp} pattern
 */
function hashesOf(text, pattern) {
  return Array.from(text.matchAll(pattern), ([, hash = '']) => hash)
}
