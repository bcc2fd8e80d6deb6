import { useId, useState } from 'react'
import { checkGuestbookText, textLimits } from '@/domain/guestbook/guestbook-text'
import type { GuestbookVisitor } from '@/domain/guestbook/guestbook-wire'
import { guestbook } from '@/texts/guestbook'
import { Icon } from '@/ui/icon'
import { TextField } from '@/ui/text-field/text-field'
import styles from './guestbook.module.css'
import type { Signing } from './use-signing'

type SignFormProps = {
  /** Null without a session, undefined before the first answer and on a site without a guestbook: the form is disabled. */
  you: GuestbookVisitor | null | undefined
  signing: Signing
}

/** The form for today's line, or the reason why the visitor cannot write one. */
export function SignForm({ you, signing }: SignFormProps) {
  const [typed, setTyped] = useState('')
  const noteId = useId()
  const checked = checkGuestbookText(typed)
  const { isBusy, run } = signing

  if (you === null)
    return (
      <div className={styles.why}>
        <p>{guestbook.connectWhy}</p>
        <button type="button" onClick={() => void run('', ({ askToSignIn }) => askToSignIn())}>
          {guestbook.connect}
        </button>
      </div>
    )
  if (you?.isHidden || you?.wrote)
    return (
      <div className={styles.why}>
        <p>{you.isHidden ? guestbook.accountHidden : guestbook.alreadySigned}</p>
      </div>
    )

  const send = async (text: string) => {
    if (await run(guestbook.added, ({ signEntry }, steps) => signEntry(text, steps))) setTyped('')
  }
  const isWrong = checked.problem !== undefined && checked.problem !== 'empty'
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        if (checked.text !== undefined) void send(checked.text)
      }}
    >
      <TextField
        label={guestbook.entry}
        dir="auto"
        autoComplete="off"
        maxLength={textLimits.bytes}
        aria-describedby={noteId}
        aria-invalid={isWrong}
        disabled={!you}
        value={typed}
        onChange={setTyped}
      />
      <button type="submit" data-default disabled={!you} aria-disabled={isBusy || checked.text === undefined}>
        {guestbook.sign}
      </button>
      <p id={noteId} className={styles.note}>
        <span>{guestbook.charactersUsed(checked.characters, textLimits.characters)}</span>
      </p>
      <p role="alert" className={styles.problem}>
        {isWrong && (
          <>
            <Icon name="error" size={16} />
            {guestbook.problems[checked.problem]}
          </>
        )}
      </p>
    </form>
  )
}
