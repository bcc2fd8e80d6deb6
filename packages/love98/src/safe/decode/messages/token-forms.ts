import type { Address } from '@/domain/address'
import type { FormValues, MessageForm } from './message-form'
import { readersOf } from './message-form'
import type { Allowance, MessageMeaning } from './message-meaning'
import type { Struct } from './typed-struct'

const most = (bits: bigint) => (1n << bits) - 1n

/** An allowance that the token itself keeps until it is used up or changed; the deadline is that of the signature. */
function permit(form: FormValues, rest: Partial<Allowance> & Pick<Allowance, 'amount'>): MessageMeaning {
  const isUnlimited = rest.unit !== 'id' && rest.amount === most(256n)
  const deadline = form.values.deadline === undefined ? null : form.number('deadline')
  const spender = form.at('spender')
  const plain = { token: form.contract, owner: null, spender, unit: 'amount', until: null, deadline }
  return { kind: 'allow', allowances: [{ ...plain, isUnlimited, ...rest } as Allowance] }
}

/**
 * Allowances of Permit2: one that lasts until `expiration`, or one transfer before the deadline of its signature. An
 * expiration of zero is the time of the block with the signature, which can be any time before its deadline.
 */
function permit2(form: FormValues, items: readonly Struct[], bits: bigint): MessageMeaning | null {
  const allowances = items.map((item): Allowance => {
    const { at, number } = readersOf(item)
    const amount = number('amount')
    const until =
      item.expiration === undefined
        ? form.number('deadline')
        : number('expiration') || form.number('sigDeadline')
    const spender = form.at('spender')
    const isUnlimited = amount === most(bits)
    const token = at('token')
    return { token, owner: null, spender, amount, isUnlimited, unit: 'amount', until, deadline: null }
  })
  return allowances.length > 0 ? { kind: 'allow', allowances } : null
}

const listOf = ({ values }: FormValues, name: string) =>
  (Array.isArray(values[name]) ? values[name] : [values[name]]) as readonly Struct[]
const ofAllowance = (form: FormValues) => permit2(form, listOf(form, 'details'), 160n)
const ofTransfer = (form: FormValues) => permit2(form, listOf(form, 'permitted'), 256n)

function transfer(by: 'anyone' | 'recipient') {
  return ({ contract, at, number }: FormValues): MessageMeaning => ({
    kind: 'transfer',
    token: contract,
    from: at('from'),
    to: at('to'),
    amount: number('value'),
    by,
    after: number('validAfter'),
    until: number('validBefore'),
  })
}

const details = 'PermitDetails(address token,uint160 amount,uint48 expiration,uint48 nonce)'
const permissions = 'TokenPermissions(address token,uint256 amount)'
const authorization =
  '(address from,address to,uint256 value,uint256 validAfter,uint256 validBefore,bytes32 nonce)'
const permit2Source = 'https://github.com/Uniswap/permit2/blob/main/src/libraries/PermitHash.sol'
const erc3009 = 'https://eips.ethereum.org/EIPS/eip-3009'

/** A witness is one more field, of any type, which the spender's contract defines. */
const witness = (name: string, list: string) =>
  new RegExp(
    `^${name}\\(TokenPermissions${list} permitted,address spender,uint256 nonce,uint256 deadline,\\w+ \\w+\\)(?:\\w+\\([^()]*\\))*TokenPermissions\\(address token,uint256 amount\\)(?:\\w+\\([^()]*\\))*$`,
  )

export const tokenForms: readonly MessageForm[] = [
  {
    id: 'erc-2612',
    type: 'Permit(address owner,address spender,uint256 value,uint256 nonce,uint256 deadline)',
    domain: 'contract',
    read: (form) => permit(form, { owner: form.at('owner'), amount: form.number('value') }),
    source: 'https://eips.ethereum.org/EIPS/eip-2612',
  },
  {
    id: 'dai',
    type: 'Permit(address holder,address spender,uint256 nonce,uint256 expiry,bool allowed)',
    domain: 'contract',
    read: (form) => {
      // A signature with an expiry of zero can always be used.
      const deadline = form.number('expiry') === 0n ? null : form.number('expiry')
      const amount = form.values.allowed === true ? most(256n) : 0n
      return permit(form, { owner: form.at('holder'), amount, deadline })
    },
    source: 'https://github.com/makerdao/dss/blob/master/src/dai.sol',
  },
  {
    id: 'erc-4494',
    type: 'Permit(address spender,uint256 tokenId,uint256 nonce,uint256 deadline)',
    domain: 'contract',
    read: (form) => permit(form, { amount: form.number('tokenId'), unit: 'id' }),
    source: 'https://eips.ethereum.org/EIPS/eip-4494',
  },
  {
    id: 'permit2-single',
    type: `PermitSingle(PermitDetails details,address spender,uint256 sigDeadline)${details}`,
    domain: 'permit2',
    read: ofAllowance,
    source: permit2Source,
  },
  {
    id: 'permit2-batch',
    type: `PermitBatch(PermitDetails[] details,address spender,uint256 sigDeadline)${details}`,
    domain: 'permit2',
    read: ofAllowance,
    source: permit2Source,
  },
  {
    id: 'permit2-transfer',
    type: `PermitTransferFrom(TokenPermissions permitted,address spender,uint256 nonce,uint256 deadline)${permissions}`,
    domain: 'permit2',
    read: ofTransfer,
    source: permit2Source,
  },
  {
    id: 'permit2-batch-transfer',
    type: `PermitBatchTransferFrom(TokenPermissions[] permitted,address spender,uint256 nonce,uint256 deadline)${permissions}`,
    domain: 'permit2',
    read: ofTransfer,
    source: permit2Source,
  },
  {
    id: 'permit2-witness-transfer',
    type: witness('PermitWitnessTransferFrom', ''),
    domain: 'permit2',
    read: ofTransfer,
    source: permit2Source,
  },
  {
    id: 'permit2-batch-witness-transfer',
    type: witness('PermitBatchWitnessTransferFrom', '\\[\\]'),
    domain: 'permit2',
    read: ofTransfer,
    source: permit2Source,
  },
  {
    id: 'erc-3009-transfer',
    type: `TransferWithAuthorization${authorization}`,
    domain: 'contract',
    read: transfer('anyone'),
    source: erc3009,
  },
  {
    id: 'erc-3009-receive',
    type: `ReceiveWithAuthorization${authorization}`,
    domain: 'contract',
    read: transfer('recipient'),
    source: erc3009,
  },
  {
    id: 'erc-3009-cancel',
    type: 'CancelAuthorization(address authorizer,bytes32 nonce)',
    domain: 'contract',
    read: ({ contract, at, bytes }) => ({
      kind: 'cancel',
      token: contract,
      owner: at('authorizer'),
      nonce: bytes('nonce'),
    }),
    source: erc3009,
  },
  {
    id: 'comet',
    type: 'Authorization(address owner,address manager,bool isAllowed,uint256 nonce,uint256 expiry)',
    domain: 'contract',
    read: (form) => manage(form, form.at('owner'), form.at('manager'), 'isAllowed', 'expiry'),
    source: 'https://github.com/compound-finance/comet/blob/main/contracts/CometExt.sol',
  },
  {
    id: 'morpho',
    type: 'Authorization(address authorizer,address authorized,bool isAuthorized,uint256 nonce,uint256 deadline)',
    domain: 'contract',
    read: (form) => manage(form, form.at('authorizer'), form.at('authorized'), 'isAuthorized', 'deadline'),
    source: 'https://github.com/morpho-org/morpho-blue/blob/main/src/libraries/ConstantsLib.sol',
  },
  {
    id: 'aave-delegation',
    type: 'DelegationWithSig(address delegatee,uint256 value,uint256 nonce,uint256 deadline)',
    domain: 'contract',
    read: ({ contract, at, number }) => ({
      kind: 'borrow',
      token: contract,
      borrower: at('delegatee'),
      amount: number('value'),
      deadline: number('deadline'),
    }),
    source:
      'https://github.com/aave/aave-v3-core/blob/master/contracts/protocol/tokenization/base/DebtTokenBase.sol',
  },
]

function manage(
  { contract, values, number }: FormValues,
  owner: Address,
  manager: Address,
  allowed: string,
  deadline: string,
): MessageMeaning {
  return {
    kind: 'manage',
    contract,
    owner,
    manager,
    isAllowed: values[allowed] === true,
    deadline: number(deadline),
  }
}
