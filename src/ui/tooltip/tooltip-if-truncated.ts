/** A text that does not fit is told in full by a tip of `owner`: what carries one has its words in `data-tip`. */
export function setTooltipIfTruncated(text: HTMLElement, owner: HTMLElement = text): void {
  if (text.scrollWidth > text.clientWidth) owner.dataset.tip = text.textContent ?? ''
  else delete owner.dataset.tip
}
