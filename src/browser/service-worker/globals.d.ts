/** Written in front of the worker when it is served. */
declare const version: string
declare const isWanted: boolean
declare const notCachedTexts: Readonly<Record<string, string>>
declare const languages: readonly string[]
