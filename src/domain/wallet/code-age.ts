/**
 * Since when the code of a contract is there: for a day or longer, for less than one, `absent` at the newest block, or `unknown`
 * where the node does not know a block of a day ago.
 */
export type CodeAge = 'older' | 'young' | 'absent' | 'unknown'
