import { localPath } from '@/domain/navigation/program-path'

/** How often an open page checks for a newer version, ms. */
const updateInterval = 60 * 60_000
/** How long a newer worker may take to activate before the page reloads anyway, ms. */
const takeOverLimit = 3_000

type OfflineCopy = {
  /** Called when a newer version waits. @param start activates it */
  onUpdate: (restart: () => void) => void
  /** Loads what is needed offline but was not opened yet. @returns URLs of more to cache */
  loadMore: () => Promise<readonly string[]>
}

/**
 * Keeps the desktop in this browser by a service worker, so that it opens without a network: what this page has loaded
 * so far, and from now on what it loads. Where there are no workers, in a frame, and where the browser refuses, nothing
 * happens.
 */
export async function keepOfflineCopy(copy: OfflineCopy): Promise<void> {
  const { serviceWorker } = navigator
  if (!serviceWorker || window.top !== window) return
  try {
    const registration = await serviceWorker.register('/service-worker.js', { updateViaCache: 'none' })
    // Browser automation may resolve a registration with `undefined`.
    if (registration) await follow(registration, copy)
  } catch {
    // Private windows and full disks refuse: the desktop works online only.
  }
}

async function follow(registration: ServiceWorkerRegistration, { onUpdate, loadMore }: OfflineCopy) {
  const offer = (worker: ServiceWorker | null) => {
    // The first worker replaces none: no restart is needed.
    if (worker && navigator.serviceWorker?.controller) onUpdate(() => restartWith(worker))
  }
  offer(registration.waiting)
  registration.addEventListener('updatefound', () => {
    const { installing } = registration
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'installed') offer(registration.waiting)
    })
  })
  setInterval(() => {
    if (navigator.onLine) registration.update().catch(() => undefined)
  }, updateInterval)

  const { active } = await navigator.serviceWorker.ready
  const keep = (urls: readonly string[]) => active?.postMessage({ type: 'keep', urls })
  keep(loadedSoFar())
  if (!savesData()) keep([...(await loadMore()), ...loadedSoFar()])
}

/**
 * The waiting worker takes over, and the page starts again under it. One that waits for the last answers of the worker
 * before it is not waited for: pages come from the network first, and it takes over meanwhile.
 */
function restartWith(worker: ServiceWorker): void {
  const restart = () => location.reload()
  navigator.serviceWorker.addEventListener('controllerchange', restart, { once: true })
  worker.postMessage({ type: 'restart' })
  setTimeout(restart, takeOverLimit)
}

/** Whether the visitor asked the browser to load little (https://wicg.github.io/savedata/). */
function savesData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection')
  return typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData') === true
}

/** Addresses of our own that this page loaded before the worker was there, and the page's own, with the desktop's. */
function loadedSoFar(): readonly string[] {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name)
  const own = loaded.filter((url) => url.startsWith(`${location.origin}/`))
  return [
    ...new Set([`${location.origin}${localPath('/')}`, `${location.origin}${location.pathname}`, ...own]),
  ]
}
