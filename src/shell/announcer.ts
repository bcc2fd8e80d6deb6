/** The element whose text screen readers say when it changes; the desktop draws it empty. */
export const announcerId = 'announcer'

/** Has a screen reader say a text, after what it is saying now. */
export function say(text: string): void {
  const element = document.getElementById(announcerId)
  if (element) element.textContent = text
}
