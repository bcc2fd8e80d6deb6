import { pbkdf2Sync } from 'node:crypto'
import { HDKey, hdKeyToAccount } from 'viem/accounts'
import { developmentMnemonic } from './anvil.ts'

let root: HDKey | undefined

/**
 * One of the ten accounts that every development node unlocks. The seed of the mnemonic (BIP-39) is derived
 * by Node, in 1 ms; viem's `mnemonicToAccount` takes 200 ms of JavaScript for each account.
 *
 * @param index from 0
 */
export function developmentAccount(index: number) {
  root ??= HDKey.fromMasterSeed(pbkdf2Sync(developmentMnemonic, 'mnemonic', 2048, 64, 'sha512'))
  return hdKeyToAccount(root, { addressIndex: index })
}
