import { loadMenus } from '@/ui/menu/open-menu'
import { loadDialogs } from '../dialogs/heartbreak-dialog'

let isFetched = false

/** With the first press comes all that the window may need, so that the game is whole when the network goes. */
export function prefetchRest(): void {
  if (isFetched) return
  isFetched = true
  Promise.all([loadMenus(), loadDialogs()]).catch(() => {
    isFetched = false
  })
}
