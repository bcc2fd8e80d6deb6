import { loadMenus } from '@/ui/menu/open-menu'
import { loadDialogs } from '../dialogs/heartbreak-dialog'

let isFetched = false

/** Preloads menus and dialogs at the first press, so that the game keeps working offline. */
export function prefetchRest(): void {
  if (isFetched) return
  isFetched = true
  Promise.all([loadMenus(), loadDialogs()]).catch(() => {
    isFetched = false
  })
}
