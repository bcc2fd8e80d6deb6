import { loadChunk } from '@/browser/load-chunk'
import { showMessageBox } from '@/desktop/message-boxes'
import { errorMessage } from '@/domain/errors'
import type { GuestbookAction } from '@/domain/guestbook/guestbook-message'
import type { GuestbookEntry, GuestbookVisitor } from '@/domain/guestbook/guestbook-wire'
import { common } from '@/texts/common'
import { guestbook as guestbookTexts } from '@/texts/guestbook'
import { programNames } from '@/texts/program-names'
import type { Signing } from './use-signing'

/** A command of the window. The menu bar and the buttons below the list offer the same commands. */
export type GuestbookCommand = {
  readonly id: string
  readonly label: string
  readonly onSelect: () => void
  readonly disabled: boolean
}

export type GuestbookCommands = {
  readonly refresh: GuestbookCommand
  readonly save: GuestbookCommand
  readonly newest: GuestbookCommand
  readonly older: GuestbookCommand
  readonly properties: GuestbookCommand
  /** The changes that the visitor may make to the selected entry. */
  readonly changes: readonly GuestbookCommand[]
}

type CommandOptions = {
  /** The selected entry. */
  readonly entry: GuestbookEntry | null
  /** Null without a session, undefined before the first answer. */
  readonly you: GuestbookVisitor | null | undefined
  readonly signing: Signing
  /** True after the first answer of a site that has a guestbook. */
  readonly isKnown: boolean
  /** True on a site without a guestbook. */
  readonly isOff: boolean
  readonly onProperties: () => void
  readonly onRefresh: () => void
  /** Null on the newest page. */
  readonly onNewest: (() => void) | null
  /** Null on the oldest page. */
  readonly onOlder: (() => void) | null
}

type ChangeId = 'delete' | 'hide' | 'show' | 'hideAccount' | 'showAccount'

/** Returns the commands of the Guestbook for the selected entry and the visitor. */
export function guestbookCommands(options: CommandOptions): GuestbookCommands {
  const { entry, you, signing, isKnown } = options

  const ask = async (what: ChangeId, { account, day }: GuestbookEntry) => {
    const yes = guestbookTexts.yes[what]
    const answer = await showMessageBox({
      ...{
        title: programNames.guestbook.title,
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

  const command = (id: string, label: string, onSelect: (() => void) | null): GuestbookCommand => ({
    ...{ id, label },
    onSelect: onSelect ?? (() => {}),
    disabled: !isKnown || onSelect === null,
  })
  return {
    refresh: {
      ...command('refresh', guestbookTexts.refresh, options.onRefresh),
      disabled: options.isOff,
    },
    save: command('save', guestbookTexts.export, () => void save()),
    newest: command('newest', guestbookTexts.newest, options.onNewest),
    older: command('older', guestbookTexts.older, options.onOlder),
    properties: command('properties', guestbookTexts.properties, entry && options.onProperties),
    changes: (entry ? changesOf(entry, you ?? null) : []).map((what) =>
      command(what, guestbookTexts[what], entry && !signing.isBusy ? () => void ask(what, entry) : null),
    ),
  }
}

function changesOf({ account, decision }: GuestbookEntry, you: GuestbookVisitor | null): readonly ChangeId[] {
  const own: readonly ChangeId[] = you?.account === account ? ['delete'] : []
  if (!you?.isOwner) return own
  if (!decision?.isHidden) return [...own, 'hide', 'hideAccount']
  return [...own, decision.isOfAccount ? 'showAccount' : 'show']
}
