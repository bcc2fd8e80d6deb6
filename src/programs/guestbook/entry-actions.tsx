import { loadChunk } from '@/browser/load-chunk'
import { askInMessageBox } from '@/desktop/message-boxes'
import { errorText } from '@/domain/errors'
import type { GuestbookAction } from '@/domain/guestbook/guestbook-message'
import type { GuestbookEntry, GuestbookVisitor } from '@/domain/guestbook/guestbook-wire'
import { guestbookTexts } from '@/texts/en/guestbook/guestbook'
import { programTexts } from '@/texts/en/programs/programs'
import { useTexts } from '@/texts/use-texts'
import styles from './guestbook.module.css'
import type { Signing } from './use-signing'

type EntryActionsProps = {
  entry: GuestbookEntry | null
  you: GuestbookVisitor | null
  signing: Signing
  onProperties: () => void
  onRefresh: () => void
  onNewest: (() => void) | null
  onOlder: (() => void) | null
}

/** What a visitor may ask to have signed about the selected entry. */
type Ask = 'delete' | 'hide' | 'show' | 'hideAccount' | 'showAccount'

/** What can be done with the selected entry, by whom it may be done, and the way to older ones. */
export function EntryActions({
  entry,
  you,
  signing,
  onProperties,
  onRefresh,
  onNewest,
  onOlder,
}: EntryActionsProps) {
  const texts = useTexts(guestbookTexts)
  const { guestbook } = useTexts(programTexts)

  const ask = async (what: Ask, { account, day }: GuestbookEntry) => {
    const yes = texts.yes[what]
    const answer = await askInMessageBox({
      ...{ title: guestbook.title, text: texts.asks[what], icon: 'question', cancel: texts.cancel },
      buttons: [yes, texts.cancel],
    })
    if (answer !== yes) return
    const action: GuestbookAction = what === 'delete' ? what : what.startsWith('hide') ? 'hide' : 'show'
    const about = { action, account, day: what.endsWith('Account') ? null : day }
    await signing.run(texts.done[what], ({ signAction }, steps) => signAction(about, steps))
  }

  const save = async () => {
    signing.say(texts.loading)
    try {
      const { saveGuestbook } = await loadChunk(() => import('./save-guestbook'))
      await saveGuestbook()
      signing.say(texts.exported)
    } catch (error) {
      signing.say(errorText(error))
    }
  }

  return (
    <div className={styles.actions}>
      <button type="button" onClick={onRefresh}>
        {texts.refresh}
      </button>
      <button type="button" onClick={() => void save()}>
        {texts.export}
      </button>
      <span className={styles.space} />
      {onNewest && (
        <button type="button" onClick={onNewest}>
          {texts.newest}
        </button>
      )}
      {onOlder && (
        <button type="button" onClick={onOlder}>
          {texts.older}
        </button>
      )}
      {entry &&
        asksOf(entry, you).map((what) => (
          <button
            key={what}
            type="button"
            aria-disabled={signing.isBusy}
            onClick={() => void ask(what, entry)}
          >
            {texts[what]}
          </button>
        ))}
      <button type="button" disabled={!entry} onClick={onProperties}>
        {texts.properties}
      </button>
    </div>
  )
}

function asksOf({ account, decision }: GuestbookEntry, you: GuestbookVisitor | null): readonly Ask[] {
  const own: readonly Ask[] = you?.account === account ? ['delete'] : []
  if (!you?.isOwner) return own
  if (!decision?.isHidden) return [...own, 'hide', 'hideAccount']
  return [...own, decision.isOfAccount ? 'showAccount' : 'show']
}
