type Shown<Id extends string> = {
  readonly programs: readonly Id[]
  readonly guestbook?: object | null | undefined
  readonly showUnset: boolean
}

/**
 * Returns the programs that the desktop shows. A guestbook that is not configured has a window that says so, as links
 * have, unless the community hides what is not configured.
 */
export function shownPrograms<Id extends string>({
  programs,
  guestbook,
  showUnset,
}: Shown<Id>): readonly Id[] {
  return programs.filter((id) => id !== 'guestbook' || guestbook || showUnset)
}
