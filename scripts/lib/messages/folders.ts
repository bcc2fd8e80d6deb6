/** The messages that people write, from the project's folder. */
export const messagesFolder = 'messages'

/** The modules that are made from them, from the project's folder. */
export const textsFolder = 'src/texts'
