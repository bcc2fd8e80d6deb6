import { useEffect, useState } from 'react'
import { askInMessageBox } from '@/desktop/message-boxes'
import { programPath } from '@/domain/navigation/program-path'
import { notFound } from '@/texts/not-found'

import styles from './desktop.module.css'

/** The 404 message, over a working desktop. */
export function NotFoundNotice() {
  const { withoutScripts } = notFound
  const [isAsking, setIsAsking] = useState(false)

  // The message box store and the URL.
  useEffect(() => {
    const { heading, text, ok } = notFound
    const { pathname, search } = location
    const path = pathname.length > longestPath ? `${pathname.slice(0, longestPath)}…` : pathname
    setIsAsking(true)
    void askInMessageBox({ title: heading, icon: 'error', text: text(path), buttons: [ok] }).then(() => {
      // A program that was opened meanwhile has set a valid URL.
      if (location.pathname === pathname) history.replaceState(history.state, '', programPath(null, search))
    })
  }, [])

  // Before hydration, and without JavaScript.
  return isAsking ? null : <p className={styles.notice}>{withoutScripts}</p>
}

/** Characters; an address can be longer than a screen. */
const longestPath = 120
