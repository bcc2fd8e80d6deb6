export const pageRootId = 'page'

/** The element with the facts of a page, JSON. */
export const pageFactsId = 'page-facts'
