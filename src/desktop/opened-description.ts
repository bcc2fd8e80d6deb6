import { createContext } from 'react'

/** One sentence about the program whose page this is, from the server: browsers without scripts show it. */
export const OpenedDescription = createContext('')
