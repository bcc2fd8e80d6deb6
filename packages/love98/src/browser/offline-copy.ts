import { basePath } from '@/domain/build/base-path'
import { localPath } from '@/domain/navigation/program-path'

/** The interval at which an open page checks for a newer version, ms. */
const updateInterval = 60 * 60_000
/** The time after which the page reloads even if the newer worker has not activated yet, ms. */
const takeOverLimit = 3_000

type OfflineCopy = {
  /**
   * Receives a newer version that is waiting.
   * @param start activates it
   */
  onUpdate: (restart: () => void) => void
  /**
   * Loads the parts that are needed offline but were not opened yet.
   * @returns URLs of further resources to cache
   */
  loadMore: () => Promise<readonly string[]>
}

/**
 * Keeps the desktop in this browser with a service worker, so that it opens without a network: the resources that this
 * page has loaded so far, and those that it loads later. It has no effect without service workers, in a frame, or if
 * the browser rejects the registration.
 */
export async function registerOfflineCopy(copy: OfflineCopy): Promise<void> {
  const { serviceWorker } = navigator
  if (!serviceWorker || window.top !== window) return
  try {
    const registration = await serviceWorker.register(`${basePath}/service-worker.js`, {
      updateViaCache: 'none',
    })
    // Browser automation may resolve a registration with `undefined`.
    if (registration) await follow(registration, copy)
  } catch {
    // A browser with a private window or a full disk rejects it; the desktop then works online only.
  }
}

async function follow(registration: ServiceWorkerRegistration, { onUpdate, loadMore }: OfflineCopy) {
  const offer = (worker: ServiceWorker | null) => {
    // The first worker replaces no other one, so no restart is needed.
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
 * Activates the waiting worker and reloads the page under it. Activation can be delayed while the previous worker
 * finishes its last answers. The page then reloads without waiting: pages come from the network first, and the worker
 * activates meanwhile.
 */
function restartWith(worker: ServiceWorker): void {
  const restart = () => location.reload()
  navigator.serviceWorker.addEventListener('controllerchange', restart, { once: true })
  worker.postMessage({ type: 'restart' })
  setTimeout(restart, takeOverLimit)
}

/** Returns whether the visitor asked the browser to save data (https://wicg.github.io/savedata/). */
function savesData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection')
  return typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData') === true
}

/**
 * Returns the URLs of our origin that this page loaded before the worker was active, and those of the page and of the
 * desktop.
 */
function loadedSoFar(): readonly string[] {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name)
  const own = loaded.filter((url) => url.startsWith(`${location.origin}/`))
  return [
    ...new Set([`${location.origin}${localPath('/')}`, `${location.origin}${location.pathname}`, ...own]),
  ]
}
