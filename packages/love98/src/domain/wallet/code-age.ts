/**
 * The age of a contract's code: a day or more, less than a day, `absent` at the newest block, or `unknown` if the node
 * does not know a block from a day ago.
 */
export type CodeAge = 'older' | 'young' | 'absent' | 'unknown'
