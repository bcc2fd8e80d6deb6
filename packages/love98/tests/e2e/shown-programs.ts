import community from '@community/config'
import * as links from '@/programs/links/program'
import { programs } from '@/programs/registry'
import { isFull } from './full-run'

const [, ...otherFolders] = Object.values(links).map(({ id }) => id)

/**
 * The programs of the community. The folders of links share one window, so the quick run uses only the first folder.
 */
export const shownPrograms = programs.filter(
  ({ id }) => community.programs.includes(id) && (isFull || !otherFolders.some((folder) => folder === id)),
)
