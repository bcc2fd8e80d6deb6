/** What an address of ours shows: a program, and what that shows in turn. */
export type Shown = { readonly program: string; readonly argument: string | null }

/** The address of a program, `/p/notepad?open=terms`; of the desktop without one, `/`. Other parameters are kept. */
export function programPath(shown: Shown | null, search = ''): string {
  const parameters = new URLSearchParams(search)
  parameters.delete('open')
  if (shown?.argument != null) parameters.set('open', shown.argument)
  const query = parameters.toString()
  return `${shown ? `/p/${shown.program}` : '/'}${query && `?${query}`}`
}
