import { afterAll } from 'vitest'

// docs/decisions/0049. Files that share a process share its document when one follows another: each leaves it as it was.
if (typeof document !== 'undefined') restoreDocument()

function restoreDocument() {
  const { href } = location
  const removeListeners = [window, document].map(followListeners)
  afterAll(() => {
    for (const remove of removeListeners) remove()
    localStorage.clear()
    sessionStorage.clear()
    for (const element of [document.documentElement, document.body])
      for (const { name } of [...element.attributes]) element.removeAttribute(name)
    document.head.replaceChildren()
    document.body.replaceChildren()
    if (location.href !== href) history.replaceState(null, '', href)
  })
}

/**
 * Makes a list of what listens to `target` from here on.
 * @returns removes all of it, and makes no list any more
 */
function followListeners(target: Window | Document): () => void {
  const added: [string, EventListenerOrEventListenerObject, boolean | undefined][] = []
  const own = Object.getOwnPropertyDescriptor(target, 'addEventListener')
  const add: EventTarget['addEventListener'] = target.addEventListener.bind(target)
  target.addEventListener = (
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean,
  ) => {
    added.push([type, listener, options])
    add(type, listener, options)
  }
  return () => {
    if (own) Object.defineProperty(target, 'addEventListener', own)
    else Reflect.deleteProperty(target, 'addEventListener')
    for (const listener of added) target.removeEventListener(...listener)
  }
}
