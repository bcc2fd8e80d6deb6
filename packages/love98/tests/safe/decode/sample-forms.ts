import { zeroAddress } from 'viem'
import { knownForms } from '@/safe/decode/messages/known-forms'
import type { MessageForm } from '@/safe/decode/messages/message-form'
import { at, batchContract, batchData, encoded } from './encode'
import { sampleMessage } from './typed-data'

const contract = at('c')
const safe = at('a')

export const domainOf = (form: MessageForm['domain'], chainId = 1): Record<string, unknown> => {
  if (form === 'snapshot') return { name: 'snapshot', version: '0.1.4' }
  if (form === 'safe') return { chainId, verifyingContract: contract }
  if (form === 'permit2') return { name: 'Permit2', chainId, verifyingContract: at('2') }
  if (form === 'entry-point') return { name: 'ERC4337', version: '1', chainId, verifyingContract: contract }
  return { name: 'Contract', version: '1', chainId, verifyingContract: contract }
}

const permissions = 'TokenPermissions(address token,uint256 amount)'
const witness = `uint256 nonce,uint256 deadline,Offer witness)Offer(uint256 least)${permissions}`

export const typesOfPatterns = (): Readonly<Record<string, string>> => {
  const typeOf = (id: string) => String(knownForms.find((form) => form.id === id)?.type)
  const [seaport = '', items = ''] = typeOf('seaport').split(/(?<=counter\))/)
  return {
    'permit2-witness-transfer': `PermitWitnessTransferFrom(TokenPermissions permitted,address spender,${witness}`,
    'permit2-batch-witness-transfer': `PermitBatchWitnessTransferFrom(TokenPermissions[] permitted,address spender,${witness}`,
    'seaport-bulk': `BulkOrder(OrderComponents[2] tree)${items}${seaport}`,
    'looksrare-v2-batch': `BatchOrder(Maker[2][2] tree)${typeOf('looksrare-v2')}`,
  }
}

const asset = encoded('ERC20Token(address token)', contract)
const execute = encoded(
  'executeUserOp(address to, uint256 value, bytes data, uint8 operation)',
  at('e'),
  10n ** 18n,
  '0x',
  0,
)
const offer = { itemType: 2, token: contract, identifierOrCriteria: 9, startAmount: 1, endAmount: 1 }
const price = {
  itemType: 0,
  token: zeroAddress,
  identifierOrCriteria: 0,
  startAmount: '5',
  endAmount: '4',
  recipient: safe,
}

const structOf = (id: string) => {
  const type = String(knownForms.find((form) => form.id === id)?.type)
  return sampleMessage(type, {}).message
}
function sampleOrder(different: Record<string, unknown>) {
  return { ...structOf('seaport'), ...different }
}
function sampleMaker(quoteType: number) {
  return { ...structOf('looksrare-v2'), quoteType, strategyId: 0 }
}

/** Values without which a form is rejected. */
const needed: Readonly<Record<string, Record<string, unknown>>> = {
  seaport: { offer: [offer], consideration: [price] },
  'seaport-bulk': {
    tree: [
      sampleOrder({ offer: [offer], consideration: [price] }),
      sampleOrder({ offer: [{ ...offer, itemType: 5, startAmount: 2, endAmount: 3 }], consideration: [] }),
    ],
  },
  '1inch-v4': { makerTraits: 0 },
  '0x-v3': { makerAssetData: asset, takerAssetData: asset, makerFee: 0 },
  '0x-v4-otc': { expiryAndNonce: String(7n << 192n) },
  'looksrare-v2': { quoteType: 1, strategyId: 0 },
  'looksrare-v2-batch': {
    tree: [
      [sampleMaker(1), sampleMaker(0)],
      [sampleMaker(1), sampleMaker(1)],
    ],
  },
  'blur-v1': { side: 1, price: 1000, fees: [{ rate: 500, recipient: at('f') }] },
  'safe-transaction': {
    to: batchContract,
    value: 0,
    operation: 1,
    data: batchData([
      { to: at('f'), value: 1n },
      { to: contract, data: encoded('enableModule(address module)', at('e')) },
    ]),
    gasPrice: 0,
    baseGas: 0,
    safeTxGas: 0,
    gasToken: zeroAddress,
    refundReceiver: zeroAddress,
  },
  'safe-operation-v0.2': { callData: execute },
  'safe-operation-v0.3': { callData: execute },
  'user-operation': {
    callData: encoded('executeBatch((address to, uint256 value, bytes data)[] calls)', [
      { to: at('f'), value: 3n, data: '0x' },
    ]),
  },
  'euler-evc': {
    signer: safe,
    data: encoded(
      'call(address targetContract, address onBehalfOfAccount, uint256 value, bytes data)',
      contract,
      safe,
      0n,
      encoded('transfer(address to, uint256 amount)', at('e'), 5n),
    ),
  },
}

export function sampleOfForm(form: MessageForm, different: Record<string, unknown> = {}) {
  const type = typeof form.type === 'string' ? form.type : (typesOfPatterns()[form.id] ?? '')
  return sampleMessage(type, domainOf(form.domain), {
    ...needed[form.id],
    ...(form.id.startsWith('snapshot') && { from: safe }),
    ...different,
  })
}
