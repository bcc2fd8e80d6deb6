/** The element that a page is drawn into. */
export const pageRootId = 'page'

/** The element with the facts of a page, JSON. */
export const pageFactsId = 'page-facts'
