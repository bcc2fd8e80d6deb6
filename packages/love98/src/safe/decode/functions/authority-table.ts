import type { Hex } from '@/domain/hex'

/**
 * A right of another account. `spend`: spend up to a limit. `borrow`: borrow. `act`: use everything that is held at the
 * contract. `vote`: vote. `order`: fill an order. `configure`: change the rules by which others act for a Safe.
 * `receive`: receive the result of a call.
 */
export type Right = 'spend' | 'borrow' | 'act' | 'vote' | 'order' | 'configure' | 'receive'

export type AuthorityRow = {
  selector: Hex
  /** The contract whose interface has the function; any contract can have the same selector. */
  subject: string
  right: Right
  /** The path of the argument with the account; null without such an argument. */
  account: string | null
  /** The argument that is false, zero or empty if the right is revoked. */
  given: string
  signature: string
}

/**
 * Calls that give other accounts control or rights. Columns: selector, interface, right, argument with the account,
 * argument that shows whether the right is granted (or `always`, `never`), signature. Sources: the ABI of Safe's
 * AllowanceModule (`@safe-global/safe-modules-deployments` 3.0.10), of Zodiac's Roles 1 and 2 and Delay
 * (`@gnosis.pm/zodiac` 4.0.3), the sources of Safe 1.5.0, Morpho Blue, Comet, Aave 3, Euler's EVC, CoW Protocol,
 * Snapshot's DelegateRegistry, ENS, Balancer 2, EigenLayer, Maker, LayerZero 2, Lido, CCTP and the OP Stack, and
 * EIP-6909, ERC-7579, ERC-5805, ERC-4626.
 */
const table = `
0xe71bdf41 | Safe AllowanceModule | spend | delegate | always | addDelegate(address delegate)
0xbeaeb388 | Safe AllowanceModule | spend | delegate | allowanceAmount | setAllowance(address delegate, address token, uint96 allowanceAmount, uint16 resetTimeMin, uint32 resetBaseMin)
0xc19bf50e | Safe AllowanceModule | spend | delegate | always | resetAllowance(address delegate, address token)
0x885133e3 | Safe AllowanceModule | spend | delegate | never | deleteAllowance(address delegate, address token)
0xdd43a79f | Safe AllowanceModule | spend | delegate | never | removeDelegate(address delegate, bool removeAllowances)
0x4515641a | Safe AllowanceModule | spend | to | always | executeAllowanceTransfer(address safe, address token, address to, uint96 amount, address paymentToken, uint96 payment, address delegate, bytes signature)
0xb63e800d | Safe | configure | to | always | setup(address[] owners, uint256 threshold, address to, bytes data, address fallbackHandler, address paymentToken, uint256 payment, address paymentReceiver)
0x3365582c | Safe ExtensibleFallbackHandler | act | newVerifier | newVerifier | setDomainVerifier(bytes32 domainSeparator, address newVerifier)
0x64f95acc | Safe ExtensibleFallbackHandler | act | - | newMethod | setSafeMethod(bytes4 selector, bytes32 newMethod)
0x327b533c | Safe ExtensibleFallbackHandler | act | - | always | addSupportedInterfaceBatch(bytes4 interfaceId, bytes32[] handlerWithSelectors)
0x086cfca8 | Zodiac | configure | avatar | always | setAvatar(address avatar)
0x776d1a01 | Zodiac | configure | target | always | setTarget(address target)
0xa4f9edbf | Zodiac | configure | - | always | setUp(bytes initParams)
0xa6edf38f | Zodiac Roles | act | module | always | assignRoles(address module, uint16[] roles, bool[] memberOf)
0x957ed2b3 | Zodiac Roles | act | module | always | assignRoles(address module, bytes32[] roleKeys, bool[] memberOf)
0x102b7fe6 | Zodiac Roles | act | module | always | setDefaultRole(address module, uint16 role)
0x946d364e | Zodiac Roles | act | module | always | setDefaultRole(address module, bytes32 roleKey)
0x0de729c7 | Zodiac Roles | configure | targetAddress | always | allowTarget(uint16 role, address targetAddress, uint8 options)
0x7b0da5b2 | Zodiac Roles | configure | targetAddress | always | allowTarget(bytes32 roleKey, address targetAddress, uint8 options)
0x51fa1d73 | Zodiac Roles | configure | targetAddress | always | revokeTarget(uint16 role, address targetAddress)
0x0172a43a | Zodiac Roles | configure | targetAddress | always | revokeTarget(bytes32 roleKey, address targetAddress)
0x5e826695 | Zodiac Roles | configure | targetAddress | always | scopeTarget(uint16 role, address targetAddress)
0x0c6c76b8 | Zodiac Roles | configure | targetAddress | always | scopeTarget(bytes32 roleKey, address targetAddress)
0xb3dd25c7 | Zodiac Roles | configure | targetAddress | always | allowFunction(bytes32 roleKey, address targetAddress, bytes4 functionSelector, uint8 options)
0x66523f7d | Zodiac Roles | configure | targetAddress | always | revokeFunction(bytes32 roleKey, address targetAddress, bytes4 functionSelector)
0x7508dd98 | Zodiac Roles | configure | targetAddress | always | scopeFunction(bytes32 roleKey, address targetAddress, bytes4 functionSelector, (uint8 parent, uint8 paramType, uint8 operator, bytes compValue)[] conditions, uint8 options)
0x2fcf52d1 | Zodiac Roles | configure | targetAddress | always | scopeAllowFunction(uint16 role, address targetAddress, bytes4 functionSig, uint8 options)
0x2933ef1c | Zodiac Roles | configure | targetAddress | always | scopeRevokeFunction(uint16 role, address targetAddress, bytes4 functionSig)
0x33a0480c | Zodiac Roles | configure | targetAddress | always | scopeFunction(uint16 role, address targetAddress, bytes4 functionSig, bool[] isParamScoped, uint8[] paramType, uint8[] paramComp, bytes[] compValue, uint8 options)
0x15b77d3f | Zodiac Roles | configure | targetAddress | always | scopeFunctionExecutionOptions(uint16 role, address targetAddress, bytes4 functionSig, uint8 options)
0x3c1952b8 | Zodiac Roles | configure | targetAddress | always | scopeParameter(uint16 role, address targetAddress, bytes4 functionSig, uint256 paramIndex, uint8 paramType, uint8 paramComp, bytes compValue)
0x93933772 | Zodiac Roles | configure | targetAddress | always | scopeParameterAsOneOf(uint16 role, address targetAddress, bytes4 functionSig, uint256 paramIndex, uint8 paramType, bytes[] compValues)
0x2e506a48 | Zodiac Roles | configure | targetAddress | always | unscopeParameter(uint16 role, address targetAddress, bytes4 functionSig, uint8 paramIndex)
0xa8ec43ee | Zodiac Roles | configure | - | always | setAllowance(bytes32 key, uint128 balance, uint128 maxRefill, uint128 refill, uint64 period, uint64 timestamp)
0x2916a9af | Zodiac Roles | configure | adapter | always | setTransactionUnwrapper(address to, bytes4 functionSelector, address adapter)
0x8b95eccd | Zodiac Roles | configure | multisend | always | setMultisend(address multisend)
0xebb2b4a2 | Zodiac Delay | configure | - | always | setTxCooldown(uint256 cooldown)
0x9b56d5be | Zodiac Delay | configure | - | always | setTxExpiration(uint256 expiration)
0x46ba2307 | Zodiac Delay | configure | - | always | setTxNonce(uint256 nonce)
0xb19d4758 | Zodiac Delay | configure | - | always | skipExpired()
0x9517e29f | ERC-7579 | act | module | always | installModule(uint256 moduleTypeId, address module, bytes initData)
0xa71763a8 | ERC-7579 | configure | module | always | uninstallModule(uint256 moduleTypeId, address module, bytes deInitData)
0xeecea000 | Morpho Blue | act | authorized | newIsAuthorized | setAuthorization(address authorized, bool newIsAuthorized)
0x8069218f | Morpho Blue | act | authorization.authorized | authorization.isAuthorized | setAuthorizationWithSig((address authorizer, address authorized, bool isAuthorized, uint256 nonce, uint256 deadline) authorization, (uint8 v, bytes32 r, bytes32 s) signature)
0x110496e5 | Comet | act | manager | isAllowed | allow(address manager, bool isAllowed)
0xbb24d994 | Comet | act | manager | isAllowed | allowBySig(address owner, address manager, bool isAllowed, uint256 nonce, uint256 expiry, uint8 v, bytes32 r, bytes32 s)
0xc04a8a10 | Aave debt token | borrow | delegatee | amount | approveDelegation(address delegatee, uint256 amount)
0x0b52d558 | Aave debt token | borrow | delegatee | value | delegationWithSig(address delegator, address delegatee, uint256 value, uint256 deadline, uint8 v, bytes32 r, bytes32 s)
0x426a8493 | ERC-6909 | spend | spender | amount | approve(address spender, uint256 id, uint256 amount)
0x558a7297 | ERC-6909 | act | operator | approved | setOperator(address operator, bool approved)
0x9f5c462a | Euler EVC | act | operator | authorized | setAccountOperator(address account, address operator, bool authorized)
0xc14c11bf | Euler EVC | act | operator | operatorBitField | setOperator(bytes19 addressPrefix, address operator, uint256 operatorBitField)
0xec6cb13f | CoW Protocol | order | - | signed | setPreSignature(bytes orderUid, bool signed)
0x5c19a95c | ERC-5805 | vote | delegatee | always | delegate(address delegatee)
0xc3cda520 | ERC-5805 | vote | delegatee | always | delegateBySig(address delegatee, uint256 nonce, uint256 expiry, uint8 v, bytes32 r, bytes32 s)
0xbd86e508 | Snapshot DelegateRegistry | vote | delegate | always | setDelegate(bytes32 id, address delegate)
0xf0bedbe2 | Snapshot DelegateRegistry | vote | - | never | clearDelegate(bytes32 id)
0xa4b91a01 | ENS resolver | act | delegate | approved | approve(bytes32 node, address delegate, bool approved)
0xfa6e671d | Balancer vault | act | relayer | approved | setRelayerApproval(address sender, address relayer, bool approved)
0xeea9064b | EigenLayer | act | operator | always | delegateTo(address operator, (bytes signature, uint256 expiry) approverSignatureAndExpiry, bytes32 approverSalt)
0xa0169ddd | EigenLayer | act | claimer | always | setClaimerFor(address claimer)
0xa3b22fc4 | Maker | act | usr | always | hope(address usr)
0xca5eb5e1 | LayerZero endpoint | act | delegate | always | setDelegate(address delegate)
0x6e553f65 | ERC-4626 | receive | receiver | always | deposit(uint256 assets, address receiver)
0x94bf804d | ERC-4626 | receive | receiver | always | mint(uint256 shares, address receiver)
0xb460af94 | ERC-4626 | receive | receiver | always | withdraw(uint256 assets, address receiver, address owner)
0xba087652 | ERC-4626 | receive | receiver | always | redeem(uint256 shares, address receiver, address owner)
0x617ba037 | Aave pool | receive | onBehalfOf | always | supply(address asset, uint256 amount, address onBehalfOf, uint16 referralCode)
0x69328dec | Aave pool | receive | to | always | withdraw(address asset, uint256 amount, address to)
0xd6681042 | Lido withdrawal queue | receive | owner | always | requestWithdrawals(uint256[] amounts, address owner)
0x19aa6257 | Lido withdrawal queue | receive | owner | always | requestWithdrawalsWstETH(uint256[] amounts, address owner)
0x5e7eead9 | Lido withdrawal queue | receive | recipient | always | claimWithdrawalsTo(uint256[] requestIds, uint256[] hints, address recipient)
0x6fd3504e | CCTP | receive | - | always | depositForBurn(uint256 amount, uint32 destinationDomain, bytes32 mintRecipient, address burnToken)
0xe11013dd | OP Stack bridge | receive | - | always | bridgeETHTo(address to, uint32 minGasLimit, bytes extraData)
0x540abf73 | OP Stack bridge | receive | - | always | bridgeERC20To(address localToken, address remoteToken, address to, uint256 amount, uint32 minGasLimit, bytes extraData)
`

export const authorityRows: readonly AuthorityRow[] = table
  .trim()
  .split('\n')
  .map((line) => {
    const [selector, subject = '', right, account = '-', given = '', signature = ''] = line.split(' | ')
    return {
      selector: selector as AuthorityRow['selector'],
      subject,
      right: right as Right,
      account: account === '-' ? null : account,
      given,
      signature,
    }
  })
