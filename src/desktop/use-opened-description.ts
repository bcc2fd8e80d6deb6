import { createContext, use } from 'react'

export const OpenedDescription = createContext('')

/** One sentence about the program whose page this is, from the server: browsers without scripts show it. */
export function useOpenedDescription(): string {
  return use(OpenedDescription)
}
