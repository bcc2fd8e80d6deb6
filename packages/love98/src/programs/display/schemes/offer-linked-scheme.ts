import { showMessageBox } from '@/desktop/message-boxes'
import { scheme } from '@/desktop/preferences/scheme'
import { schemeCss } from '@/domain/appearance/schemes/colors'
import { readSchemeFragment } from '@/domain/appearance/schemes/scheme-link'
import { colorSchemes } from '@/texts/color-schemes'

import { hardToReadText } from './hard-to-read-text'

/** Removes the color scheme from the address, and applies it if the visitor agrees. */
export async function offerLinkedScheme(): Promise<void> {
  const { hash, pathname, search } = window.location
  window.history.replaceState(window.history.state, '', pathname + search)
  const { linkTitle: title, yes, no, close } = colorSchemes
  const linked = readSchemeFragment(hash)
  if (!linked) {
    await showMessageBox({
      title,
      text: colorSchemes.badLink,
      icon: 'error',
      buttons: [close],
      cancel: close,
    })
    return
  }
  const warning = hardToReadText(linked.colors)
  const answer = await showMessageBox({
    title,
    text: [colorSchemes.linked(linked.name || colorSchemes.unnamed), warning].filter(Boolean).join('\n'),
    icon: warning ? 'warning' : 'question',
    buttons: [yes, no],
    cancel: no,
  })
  if (answer === yes) scheme.choose(schemeCss(linked.colors))
}
