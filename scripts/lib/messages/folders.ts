export const messagesFolder = 'messages'

/** The terms of the community, one file for each language, from the project's folder. */
export const termsFolder = 'community/terms'

export const textsFolder = 'src/texts'
