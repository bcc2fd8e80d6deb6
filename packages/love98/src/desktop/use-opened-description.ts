import { createContext, use } from 'react'

export const OpenedDescription = createContext('')

/** One sentence about the program of this page, from the server. Browsers without scripts show it. */
export function useOpenedDescription(): string {
  return use(OpenedDescription)
}
