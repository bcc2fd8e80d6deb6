export function setTooltipIfTruncated(text: HTMLElement, owner: HTMLElement = text): void {
  if (text.scrollWidth > text.clientWidth) owner.dataset.tip = text.textContent ?? ''
  else delete owner.dataset.tip
}
