/** A sentence, or a function that makes one from values: a translation may order the values as its language does. */
// biome-ignore lint/suspicious/noExplicitAny: a text takes the values that its own signature names
export type Text = string | ((...values: any[]) => string)

/** What one part of the product says: names of texts to texts, as deep as it helps; a list is a text of many lines. */
export type Texts = { readonly [name: string]: Text | readonly string[] | Texts }
