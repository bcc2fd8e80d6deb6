import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const placeholder = /<!--\$\?--><template id="B:0"><\/template>((?:(?!<!--|<template)[\s\S])*)<!--\/\$-->/

/**
 * Puts the content of the open window into its window. React writes a Suspense boundary that is complete to the end of the
 * page, hidden, once the page is larger than 12.8 KB, and moves it by a script: without scripts the window says
 * "Loading…" for ever, and with them it is painted late. What this writes is what React itself writes into smaller
 * pages.
 *
 * @param {string} buildFolder `.next`
 * @param {readonly string[]} pages HTML files below `server/app`
 */
export async function revealWindows(buildFolder, pages) {
  for (const page of pages) {
    const file = join(buildFolder, 'server', 'app', page)
    await writeFile(file, revealWindow(await readFile(file, 'utf8')))
  }
}

/**
 * @param {string} html
 * @returns {string} the same where it has no such boundary, or several
 */
export function revealWindow(html) {
  if (html.split('<template id="B:').length !== 2) return html
  const opening = '<div hidden id="S:0">'
  const start = html.indexOf(opening)
  const contentEnd = html.indexOf('</div><script>$RB=[];', start)
  const call = '$RC("B:0","S:0")</script>'
  const end = html.indexOf(call, contentEnd)
  if (start < 0 || contentEnd < 0 || end < 0) return html
  const content = html.slice(start + opening.length, contentEnd)
  return (html.slice(0, start) + html.slice(end + call.length)).replace(
    placeholder,
    () => `<!--$-->${content}<!--/$-->`,
  )
}
