/** The messages that people write, from the project's folder. */
export const messagesFolder = 'messages'

/** The terms of the community, one file for each language, from the project's folder. */
export const termsFolder = 'community/terms'

/** The modules that are made from them, from the project's folder. */
export const textsFolder = 'src/texts'
