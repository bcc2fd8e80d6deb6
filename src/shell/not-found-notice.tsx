import { useEffect, useState } from 'react'
import { askInMessageBox } from '@/desktop/message-boxes'
import { programPath } from '@/domain/navigation/program-path'
import { notFoundTexts } from '@/texts/en/shell/pages'
import { inLocale } from '@/texts/locale'
import { useTexts } from '@/texts/use-texts'
import styles from './desktop.module.css'

/** Says that an address leads nowhere, over a desktop where everything is at hand. */
export function NotFoundNotice() {
  const { withoutScripts } = useTexts(notFoundTexts)
  const [isAsking, setIsAsking] = useState(false)

  // The box is a question of its own, and the address the browser's.
  useEffect(() => {
    const { heading, text, ok } = inLocale(notFoundTexts)
    const { pathname, search } = location
    const path = pathname.length > longestPath ? `${pathname.slice(0, longestPath)}…` : pathname
    setIsAsking(true)
    void askInMessageBox({ title: heading, icon: 'error', text: text(path), buttons: [ok] }).then(() => {
      // Where a program was opened meanwhile, the address is right again.
      if (location.pathname === pathname) history.replaceState(history.state, '', programPath(null, search))
    })
  }, [])

  // Until there is a box, and where there are no scripts to draw one.
  return isAsking ? null : <p className={styles.notice}>{withoutScripts}</p>
}

/** Characters; an address can be longer than a screen. */
const longestPath = 120
