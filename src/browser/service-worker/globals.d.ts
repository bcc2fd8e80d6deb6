/** Written in front of the worker when it is served. */
declare const version: string
declare const isWanted: boolean
declare const notCachedText: string
declare const languages: readonly string[]
