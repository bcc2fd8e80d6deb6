import type { ReactNode } from 'react'
import { useLocale } from '@/texts/use-texts'

type BlueScreenProps = { heading: string; lines: readonly string[]; action: ReactNode; details?: string }

/**
 * The screen that is left when the desktop is not: what happened, and one way on. A page that fell before it spoke the
 * visitor's language speaks English, in its own direction.
 */
export function BlueScreen({ heading, lines, action, details }: BlueScreenProps) {
  const { id, direction } = useLocale()
  return (
    <main className="blue-screen" lang={id} dir={direction}>
      <div role="alert">
        <h1>{heading}</h1>
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      {details && <pre className="selectable">{details}</pre>}
      <p className="action">{action}</p>
    </main>
  )
}
