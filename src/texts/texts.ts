/** A sentence, or a function that makes one from values: a translation may order the values as its language does. */
// biome-ignore lint/suspicious/noExplicitAny: a text takes the values that its own signature names
export type Text = string | ((...values: any[]) => string)

/** A text area: names to texts, nested as needed; a list is a text of several lines. */
export type Texts = { readonly [name: string]: Text | readonly string[] | Texts }
