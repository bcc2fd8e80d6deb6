import type { ReactNode } from 'react'
import { languageFacts } from '@/texts/language-facts'

type BlueScreenProps = {
  heading: string
  lines: readonly string[]
  action: ReactNode
  details?: string
  note?: string | undefined
  /** The last line, which ends with the cursor. */
  prompt: string
}

/** A page that failed before it loaded the visitor's language shows English, left to right. */
export function BlueScreen({ heading, lines, action, details, note, prompt }: BlueScreenProps) {
  const { tag, direction } = languageFacts
  return (
    <main className="blue-screen" lang={tag} dir={direction}>
      <div role="alert">
        <h1>{heading}</h1>
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      {details && <pre className="selectable">{details}</pre>}
      {note && <p className="selectable">{note}</p>}
      <p className="action">{action}</p>
      <p className="prompt">{prompt}</p>
    </main>
  )
}
