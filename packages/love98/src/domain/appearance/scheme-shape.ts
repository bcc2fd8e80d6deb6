/**
 * The stored declarations of a color scheme: custom properties that are colors, as many as a skin has. The
 * first script of the page puts what has this shape on `body` as it is.
 */
export const schemeShape = /^(--\w+:#\w{6};){30}$/
