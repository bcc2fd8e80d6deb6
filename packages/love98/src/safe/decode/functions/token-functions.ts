import type { Address } from '@/domain/address'
import type { Action, Unit } from '../described-call'
import { defineKnownFunction } from '../known-function'

const most = (bits: bigint) => (1n << bits) - 1n

/** ERC-20, ERC-721, ERC-1155, ERC-1363 and ERC-777, by selector. */
export const tokenFunctions = {
  '0xa9059cbb': defineKnownFunction('transfer(address to, uint256 amount)', ([to, amount], token) =>
    send(token, null, to, amount, 'amount'),
  ),
  '0x23b872dd': defineKnownFunction(
    'transferFrom(address from, address to, uint256 amount)',
    ([from, to, amount], token) => send(token, from, to, amount, 'amount-or-id'),
  ),
  '0x4000aea0': defineKnownFunction(
    'transferAndCall(address to, uint256 amount, bytes data)',
    ([to, amount], token) => send(token, null, to, amount, 'amount'),
  ),
  '0x1296ee62': defineKnownFunction('transferAndCall(address to, uint256 amount)', ([to, amount], token) =>
    send(token, null, to, amount, 'amount'),
  ),
  '0x9bd9bbc6': defineKnownFunction('send(address to, uint256 amount, bytes data)', ([to, amount], token) =>
    send(token, null, to, amount, 'amount'),
  ),
  '0x42842e0e': defineKnownFunction(
    'safeTransferFrom(address from, address to, uint256 tokenId)',
    ([from, to, id], token) => sendNft(token, from, to, [{ id, amount: null }]),
  ),
  '0xb88d4fde': defineKnownFunction(
    'safeTransferFrom(address from, address to, uint256 tokenId, bytes data)',
    ([from, to, id], token) => sendNft(token, from, to, [{ id, amount: null }]),
  ),
  '0xf242432a': defineKnownFunction(
    'safeTransferFrom(address from, address to, uint256 id, uint256 amount, bytes data)',
    ([from, to, id, amount], token) => sendNft(token, from, to, [{ id, amount }]),
  ),
  '0x2eb2c2d6': defineKnownFunction(
    'safeBatchTransferFrom(address from, address to, uint256[] ids, uint256[] amounts, bytes data)',
    ([from, to, ids, amounts], token) =>
      ids.length === amounts.length
        ? sendNft(
            token,
            from,
            to,
            ids.map((id, index) => ({ id, amount: amounts[index] ?? 0n })),
          )
        : null,
  ),
  '0x095ea7b3': defineKnownFunction('approve(address spender, uint256 amount)', ([spender, amount], token) =>
    allow(token, spender, amount, 'set', 'amount-or-id'),
  ),
  '0x39509351': defineKnownFunction(
    'increaseAllowance(address spender, uint256 addedValue)',
    ([spender, amount], token) => allow(token, spender, amount, 'increase'),
  ),
  '0xd73dd623': defineKnownFunction(
    'increaseApproval(address spender, uint256 addedValue)',
    ([spender, amount], token) => allow(token, spender, amount, 'increase'),
  ),
  '0xa457c2d7': defineKnownFunction(
    'decreaseAllowance(address spender, uint256 subtractedValue)',
    ([spender, amount], token) => allow(token, spender, amount, 'decrease'),
  ),
  '0x66188463': defineKnownFunction(
    'decreaseApproval(address spender, uint256 subtractedValue)',
    ([spender, amount], token) => allow(token, spender, amount, 'decrease'),
  ),
  '0x3177029f': defineKnownFunction(
    'approveAndCall(address spender, uint256 amount)',
    ([spender, amount], token) => allow(token, spender, amount, 'set'),
  ),
  '0xcae9ca51': defineKnownFunction(
    'approveAndCall(address spender, uint256 amount, bytes data)',
    ([spender, amount], token) => allow(token, spender, amount, 'set'),
  ),
  '0xd505accf': defineKnownFunction(
    'permit(address owner, address spender, uint256 value, uint256 deadline, uint8 v, bytes32 r, bytes32 s)',
    ([owner, spender, amount], token) => ({ ...allow(token, spender, amount, 'set'), owner }),
  ),
  '0x8fcbaf0c': defineKnownFunction(
    'permit(address holder, address spender, uint256 nonce, uint256 expiry, bool allowed, uint8 v, bytes32 r, bytes32 s)',
    ([owner, spender, , , isAllowed], token) => ({
      ...allow(token, spender, isAllowed ? most(256n) : 0n, 'set'),
      owner,
    }),
  ),
  '0xa22cb465': defineKnownFunction(
    'setApprovalForAll(address operator, bool approved)',
    ([operator, isAllowed], token) => ({
      kind: 'allow-all',
      token,
      operator,
      isAllowed,
    }),
  ),
  '0x959b8c3f': defineKnownFunction('authorizeOperator(address operator)', ([operator], token) => ({
    kind: 'allow-all',
    token,
    operator,
    isAllowed: true,
  })),
  '0xfad8b32a': defineKnownFunction('revokeOperator(address operator)', ([operator], token) => ({
    kind: 'allow-all',
    token,
    operator,
    isAllowed: false,
  })),
} as const

function send(token: Address, from: Address | null, to: Address, amount: bigint, unit: Unit): Action {
  return { kind: 'send', token, from, to, amount, unit }
}

function sendNft(
  token: Address,
  from: Address,
  to: Address,
  items: readonly { id: bigint; amount: bigint | null }[],
): Action {
  return { kind: 'send-nft', token, from, to, items }
}

function allow(
  token: Address,
  spender: Address,
  amount: bigint,
  change: 'set' | 'increase' | 'decrease',
  unit: Unit = 'amount',
): Extract<Action, { kind: 'allow' }> {
  const isUnlimited = amount === most(256n)
  return { kind: 'allow', token, owner: null, spender, amount, isUnlimited, unit, change, until: null }
}
