declare const version: string
declare const isWanted: boolean
declare const notCachedTexts: Readonly<Record<string, string>>
declare const languages: readonly string[]
