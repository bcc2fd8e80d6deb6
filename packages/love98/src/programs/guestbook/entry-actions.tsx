import { loadChunk } from '@/browser/load-chunk'
import { showMessageBox } from '@/desktop/message-boxes'
import { errorMessage } from '@/domain/errors'
import type { GuestbookAction } from '@/domain/guestbook/guestbook-message'
import type { GuestbookEntry, GuestbookVisitor } from '@/domain/guestbook/guestbook-wire'
import { common } from '@/texts/common'
import { guestbook as guestbookTexts } from '@/texts/guestbook'
import { programNames } from '@/texts/program-names'

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

type EntryActionId = 'delete' | 'hide' | 'show' | 'hideAccount' | 'showAccount'

export function EntryActions({
  entry,
  you,
  signing,
  onProperties,
  onRefresh,
  onNewest,
  onOlder,
}: EntryActionsProps) {
  const { guestbook } = programNames

  const ask = async (what: EntryActionId, { account, day }: GuestbookEntry) => {
    const yes = guestbookTexts.yes[what]
    const answer = await showMessageBox({
      ...{
        title: guestbook.title,
        text: guestbookTexts.asks[what],
        icon: 'question',
        cancel: common.cancel,
      },
      buttons: [yes, common.cancel],
    })
    if (answer !== yes) return
    const action: GuestbookAction = what === 'delete' ? what : what.startsWith('hide') ? 'hide' : 'show'
    const about = { action, account, day: what.endsWith('Account') ? null : day }
    await signing.run(guestbookTexts.done[what], ({ signAction }, steps) => signAction(about, steps))
  }

  const save = async () => {
    signing.setStatus(common.loading)
    try {
      const { saveGuestbook } = await loadChunk(() => import('./save-guestbook'))
      await saveGuestbook()
      signing.setStatus(guestbookTexts.exported)
    } catch (error) {
      signing.setStatus(errorMessage(error), true)
    }
  }

  return (
    <div className={styles.actions}>
      <button type="button" onClick={onRefresh}>
        {guestbookTexts.refresh}
      </button>
      <button type="button" onClick={() => void save()}>
        {guestbookTexts.export}
      </button>
      <span className={styles.space} />
      {onNewest && (
        <button type="button" onClick={onNewest}>
          {guestbookTexts.newest}
        </button>
      )}
      {onOlder && (
        <button type="button" onClick={onOlder}>
          {guestbookTexts.older}
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
            {guestbookTexts[what]}
          </button>
        ))}
      <button type="button" disabled={!entry} onClick={onProperties}>
        {guestbookTexts.properties}
      </button>
    </div>
  )
}

function asksOf(
  { account, decision }: GuestbookEntry,
  you: GuestbookVisitor | null,
): readonly EntryActionId[] {
  const own: readonly EntryActionId[] = you?.account === account ? ['delete'] : []
  if (!you?.isOwner) return own
  if (!decision?.isHidden) return [...own, 'hide', 'hideAccount']
  return [...own, decision.isOfAccount ? 'showAccount' : 'show']
}
