import type { AbiParameter } from 'viem'
import { type Address, isSameAddress } from '@/domain/address'
import type { Hex } from '@/domain/hex'
import { zeroAddress } from '../../safe-transaction'
import { decodeCanonical } from '../known-function'
import type { FormValues, MessageForm } from './message-form'
import { readersOf } from './message-form'
import type { MessageMeaning, Order, OrderSide } from './message-meaning'
import type { Struct, Value } from './typed-struct'

/** Orders that a signature lets others fill. An order whose sides cannot be read counts as signed blind. */
const orderMeaning = (orders: readonly (Order | null)[], form: FormValues, data: Hex = '0x') =>
  orders.every((order) => order !== null)
    ? ({ kind: 'order', orders } satisfies MessageMeaning)
    : ({ kind: 'blind', content: 'orders', contract: form.contract, data } satisfies MessageMeaning)

const nativeCoin: Address = '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee'

function amountOf(token: Address | null, amount: bigint, to: Address | null = null): OrderSide {
  return { token, amount, unit: 'amount', count: null, to }
}

/** A token, or the native coin at the address that this exchange uses for it. */
const orCoin = (token: Address, coin: Address = zeroAddress) => (isSameAddress(token, coin) ? null : token)

const nftOf = (token: Address, id: bigint, count: bigint | null = null): OrderSide => ({
  token,
  amount: id,
  unit: 'id',
  count,
  to: null,
})
const anyNftOf = (token: Address, count: bigint | null = null): OrderSide => ({
  token,
  amount: 0n,
  unit: 'any',
  count,
  to: null,
})
const elsewhere = (account: Address, owner: Address) =>
  isSameAddress(account, zeroAddress) || isSameAddress(account, owner) ? null : account

/**
 * Reads an item of Seaport: 0 is the native coin, 1 a token, 2 and 3 an NFT, 4 and 5 one of several from which others
 * choose.
 */
function seaportSide(item: Struct, isGiven: boolean): OrderSide | null {
  const { at, number } = readersOf(item)
  const [kind, start, end, id] = [
    number('itemType'),
    number('startAmount'),
    number('endAmount'),
    number('identifierOrCriteria'),
  ]
  // An amount moves from one to the other while the order is open.
  const amount = start > end === isGiven ? start : end
  const to = isGiven ? null : at('recipient')
  if (kind === 0n || kind === 1n) return amountOf(kind === 0n ? null : at('token'), amount, to)
  const count = amount === 1n ? null : amount
  if (kind === 2n || kind === 3n) return { ...nftOf(at('token'), id, count), to }
  return kind === 4n || kind === 5n ? { ...anyNftOf(at('token'), count), to } : null
}

function seaportOrder(order: Struct): Order | null {
  const gives = (order.offer as readonly Struct[]).map((item) => seaportSide(item, true))
  const receives = (order.consideration as readonly Struct[]).map((item) => seaportSide(item, false))
  const isRead = gives.every((side) => side !== null) && receives.every((side) => side !== null)
  return isRead ? { gives, receives, until: readersOf(order).number('endTime') } : null
}

/** Returns the orders of a tree (`tree` of `[2][2]…`), from the first to the last. */
function leavesOf(tree: Value | undefined): readonly Struct[] {
  return Array.isArray(tree) ? tree.flatMap((one: Value) => leavesOf(one)) : [tree as Struct]
}

/** Reads the asset data of 0x v3: the number of its kind, then its arguments; null for several or unknown assets. */
function assetOf(data: Hex, amount: bigint): OrderSide | null {
  const address: AbiParameter = { type: 'address' }
  const rest: Hex = `0x${data.slice(10)}`
  if (data.startsWith('0xf47261b0')) {
    const [token] = decodeCanonical([address], rest) ?? []
    return token ? amountOf(token as Address, amount) : null
  }
  if (!data.startsWith('0x02571792')) return null
  const [token, id] = decodeCanonical([address, { type: 'uint256' }], rest) ?? []
  return token && amount === 1n ? nftOf(token as Address, id as bigint) : null
}

function zeroExV3(form: FormValues): MessageMeaning {
  const { number } = form
  // Upper-case hex encodes the same bytes.
  const bytes = (name: string) => form.bytes(name).toLowerCase() as Hex
  const given = [assetOf(bytes('makerAssetData'), number('makerAssetAmount'))]
  if (number('makerFee') > 0n) given.push(assetOf(bytes('makerFeeAssetData'), number('makerFee')))
  const taken = assetOf(bytes('takerAssetData'), number('takerAssetAmount'))
  const isRead = given.every((side) => side !== null) && taken !== null
  const order = isRead ? { gives: given, receives: [taken], until: number('expirationTimeSeconds') } : null
  return orderMeaning([order], form, bytes('makerAssetData'))
}

function zeroExV4(until: (form: FormValues) => bigint) {
  return (form: FormValues): MessageMeaning => {
    const { at, number } = form
    const gives = [amountOf(at('makerToken'), number('makerAmount'))]
    const receives = [amountOf(at('takerToken'), number('takerAmount'))]
    return orderMeaning([{ gives, receives, until: until(form) }], form)
  }
}

/**
 * Returns both sides of a trade of NFTs; a buyer may receive any one of them, depending on the strategy of the
 * order.
 */
function trade(isSale: boolean, nfts: readonly OrderSide[], price: OrderSide, until: bigint): Order {
  return isSale ? { gives: nfts, receives: [price], until } : { gives: [price], receives: nfts, until }
}

function looksRareOrder(order: Struct): Order | null {
  const { at, number } = readersOf(order)
  const ids = order.itemIds as readonly bigint[]
  const counts = order.amounts as readonly bigint[]
  const [kind, collection] = [number('quoteType'), at('collection')]
  // Other strategies interpret price and items differently.
  if (kind > 1n || number('strategyId') !== 0n || ids.length !== counts.length || ids.length === 0)
    return null
  const nfts = ids.map((id, index) => nftOf(collection, id, counts[index] === 1n ? null : counts[index]))
  return trade(kind === 1n, nfts, amountOf(orCoin(at('currency')), number('price')), number('endTime'))
}

function looksRareV1(form: FormValues): MessageMeaning {
  const { at, number, values } = form
  const count = number('amount') === 1n ? null : number('amount')
  const isSale = values.isOrderAsk === true
  const nft = isSale ? nftOf(at('collection'), number('tokenId'), count) : anyNftOf(at('collection'), count)
  const price = amountOf(orCoin(at('currency')), number('price'))
  return orderMeaning([trade(isSale, [nft], price, number('endTime'))], form)
}

function blurV1(form: FormValues): MessageMeaning | null {
  const { at, number, values } = form
  const side = number('side')
  if (side > 1n) return null
  const isSale = side === 1n
  const count = number('amount') === 1n ? null : number('amount')
  const nft = isSale ? nftOf(at('collection'), number('tokenId'), count) : anyNftOf(at('collection'), count)
  // The seller pays the fees, in hundredths of a percent.
  const rates = (values.fees as readonly Struct[]).map((fee) => readersOf(fee).number('rate'))
  const kept = rates.reduce((sum, rate) => sum + (number('price') * rate) / 10_000n, 0n)
  const price = isSale ? number('price') - kept : number('price')
  if (price < 0n) return null
  const money = amountOf(orCoin(at('paymentToken')), price)
  return orderMeaning([trade(isSale, [nft], money, number('expirationTime'))], form)
}

/** An extension can replace both amounts and every check of an order; its hash is in `salt`. */
const hasExtension = (traits: bigint) => (traits >> 249n) % 2n === 1n

const items =
  'ConsiderationItem(uint8 itemType,address token,uint256 identifierOrCriteria,uint256 startAmount,uint256 endAmount,address recipient)OfferItem(uint8 itemType,address token,uint256 identifierOrCriteria,uint256 startAmount,uint256 endAmount)'
const seaport =
  'OrderComponents(address offerer,address zone,OfferItem[] offer,ConsiderationItem[] consideration,uint8 orderType,uint256 startTime,uint256 endTime,bytes32 zoneHash,uint256 salt,bytes32 conduitKey,uint256 counter)'
const maker =
  'Maker(uint8 quoteType,uint256 globalNonce,uint256 subsetNonce,uint256 orderNonce,uint256 strategyId,uint8 collectionType,address collection,address currency,address signer,uint256 startTime,uint256 endTime,uint256 price,uint256[] itemIds,uint256[] amounts,bytes additionalParameters)'

const treeOf = (name: string, leaf: string, rest: string) => {
  const plain = rest.replace(/[()[\]]/g, '\\$&')
  return new RegExp(`^${name}\\(${leaf}(?:\\[2\\]){1,24} tree\\)${plain}$`)
}

const zeroEx =
  'https://github.com/0xProject/protocol/blob/development/contracts/zero-ex/contracts/src/features'
const seaportSource = 'https://github.com/ProjectOpenSea/seaport/blob/main/docs/SeaportDocumentation.md'
const looksRareV2 =
  'https://github.com/LooksRare/contracts-exchange-v2/blob/master/contracts/libraries/OrderStructs.sol'

export const orderForms: readonly MessageForm[] = [
  {
    id: 'seaport',
    type: `${seaport}${items}`,
    domain: 'contract',
    read: (form) => orderMeaning([seaportOrder(form.values as Struct)], form),
    source: seaportSource,
  },
  {
    id: 'seaport-bulk',
    type: treeOf('BulkOrder', 'OrderComponents', `${items}${seaport}`),
    domain: 'contract',
    read: (form) => orderMeaning(leavesOf(form.values.tree).map(seaportOrder), form),
    source: seaportSource,
  },
  {
    id: 'cow',
    type: 'Order(address sellToken,address buyToken,address receiver,uint256 sellAmount,uint256 buyAmount,uint32 validTo,bytes32 appData,uint256 feeAmount,string kind,bool partiallyFillable,string sellTokenBalance,string buyTokenBalance)',
    domain: 'contract',
    read: (form) => {
      const { at, number } = form
      const sold = number('sellAmount') + number('feeAmount')
      const to = elsewhere(at('receiver'), zeroAddress)
      const gives = [amountOf(at('sellToken'), sold)]
      const receives = [amountOf(orCoin(at('buyToken'), nativeCoin), number('buyAmount'), to)]
      return orderMeaning([{ gives, receives, until: number('validTo') }], form)
    },
    source: 'https://github.com/cowprotocol/contracts/blob/main/src/contracts/libraries/GPv2Order.sol',
  },
  {
    id: '1inch-v4',
    type: 'Order(uint256 salt,address maker,address receiver,address makerAsset,address takerAsset,uint256 makingAmount,uint256 takingAmount,uint256 makerTraits)',
    domain: 'contract',
    read: (form) => {
      const { at, number } = form
      const until = (number('makerTraits') >> 80n) & 0xff_ffff_ffffn
      const gives = [amountOf(at('makerAsset'), number('makingAmount'))]
      const receives = [
        amountOf(at('takerAsset'), number('takingAmount'), elsewhere(at('receiver'), at('maker'))),
      ]
      const order = { gives, receives, until: until === 0n ? null : until }
      return orderMeaning([hasExtension(number('makerTraits')) ? null : order], form)
    },
    source: 'https://github.com/1inch/limit-order-protocol/blob/master/contracts/OrderLib.sol',
  },
  {
    id: '0x-v3',
    type: 'Order(address makerAddress,address takerAddress,address feeRecipientAddress,address senderAddress,uint256 makerAssetAmount,uint256 takerAssetAmount,uint256 makerFee,uint256 takerFee,uint256 expirationTimeSeconds,uint256 salt,bytes makerAssetData,bytes takerAssetData,bytes makerFeeAssetData,bytes takerFeeAssetData)',
    domain: 'contract',
    read: zeroExV3,
    source: 'https://github.com/0xProject/0x-protocol-specification/blob/master/v3/v3-specification.md',
  },
  {
    id: '0x-v4-limit',
    type: 'LimitOrder(address makerToken,address takerToken,uint128 makerAmount,uint128 takerAmount,uint128 takerTokenFeeAmount,address maker,address taker,address sender,address feeRecipient,bytes32 pool,uint64 expiry,uint256 salt)',
    domain: 'contract',
    read: zeroExV4(({ number }) => number('expiry')),
    source: `${zeroEx}/libs/LibNativeOrder.sol`,
  },
  {
    id: '0x-v4-rfq',
    type: 'RfqOrder(address makerToken,address takerToken,uint128 makerAmount,uint128 takerAmount,address maker,address taker,address txOrigin,bytes32 pool,uint64 expiry,uint256 salt)',
    domain: 'contract',
    read: zeroExV4(({ number }) => number('expiry')),
    source: `${zeroEx}/libs/LibNativeOrder.sol`,
  },
  {
    id: '0x-v4-otc',
    type: 'OtcOrder(address makerToken,address takerToken,uint128 makerAmount,uint128 takerAmount,address maker,address taker,address txOrigin,uint256 expiryAndNonce)',
    domain: 'contract',
    // 64 bits of the time, 64 of the nonce's bucket, 128 of the nonce.
    read: zeroExV4(({ number }) => number('expiryAndNonce') >> 192n),
    source: `${zeroEx}/libs/LibNativeOrder.sol`,
  },
  {
    id: 'looksrare-v1',
    type: 'MakerOrder(bool isOrderAsk,address signer,address collection,uint256 price,uint256 tokenId,uint256 amount,address strategy,address currency,uint256 nonce,uint256 startTime,uint256 endTime,uint256 minPercentageToAsk,bytes params)',
    domain: 'contract',
    read: looksRareV1,
    source:
      'https://github.com/LooksRare/contracts-exchange-v1/blob/master/contracts/libraries/OrderTypes.sol',
  },
  {
    id: 'looksrare-v2',
    type: maker,
    domain: 'contract',
    read: (form) => orderMeaning([looksRareOrder(form.values as Struct)], form),
    source: looksRareV2,
  },
  {
    id: 'looksrare-v2-batch',
    type: treeOf('BatchOrder', 'Maker', maker),
    domain: 'contract',
    read: (form) => orderMeaning(leavesOf(form.values.tree).map(looksRareOrder), form),
    source: looksRareV2,
  },
  {
    id: 'blur-v1',
    type: 'Order(address trader,uint8 side,address matchingPolicy,address collection,uint256 tokenId,uint256 amount,address paymentToken,uint256 price,uint256 listingTime,uint256 expirationTime,Fee[] fees,uint256 salt,bytes extraParams,uint256 nonce)Fee(uint16 rate,address recipient)',
    domain: 'contract',
    read: blurV1,
    source: 'https://github.com/code-423n4/2022-10-blur/blob/main/contracts/lib/EIP712.sol',
  },
  {
    id: 'blur-v1-root',
    type: 'Root(bytes32 root)',
    domain: 'contract',
    read: (form) => orderMeaning([null], form, form.bytes('root')),
    source: 'https://github.com/code-423n4/2022-10-blur/blob/main/contracts/lib/EIP712.sol',
  },
  {
    id: 'blur-v2',
    type: 'Order(address trader,address collection,bytes32 listingsRoot,uint256 numberOfListings,uint256 expirationTime,uint8 assetType,FeeRate makerFee,uint256 salt,uint8 orderType,uint256 nonce)FeeRate(address recipient,uint16 rate)',
    domain: 'contract',
    read: (form) => orderMeaning([null], form, form.bytes('listingsRoot')),
    source: 'https://etherscan.io/address/0xb2ecfe4e4d61f8790bbb9de2d1259b9e2410cea5#code',
  },
]
