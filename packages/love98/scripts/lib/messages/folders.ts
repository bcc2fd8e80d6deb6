import { generatedFolder } from '../aliases.mjs'

/** The messages of the product, from the package's folder. */
export const messagesFolder = 'messages'

/** The terms of the community, one file for each language, from the project's folder. */
export const termsFolder = 'community/terms'

/** The messages that the community words itself, one file for each language, from the project's folder. */
export const overridesFolder = 'community/texts'

/** The documents of the community, from the project's folder. */
export const pagesFolder = 'community/pages'

export const textsFolder = `${generatedFolder}/texts`
