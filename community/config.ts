import type { CommunityFile } from 'love98'

/**
 * The community's file: everything that makes this desktop yours. The terms are in `community/terms`.
 * A value of `null` is not known yet: it is shown as "not configured", or left out when `showUnset` is false.
 * The build and the server parse it at their start. A wrong value stops both with an error that names its path.
 */

/** Mainnet addresses: Uniswap Labs Default token list 22.21.0 (https://tokenlists.org). What it does not list is null. */
const tokens = {
  LOVE: { name: 'LOVE', decimals: 18, address: null },
  WAR3: { name: 'WAR3', decimals: 18, address: null },
  NINA: { name: 'NINA', decimals: 18, address: null },
  BOBO: { name: 'BOBO', decimals: 18, address: null },
  USA: { name: 'USA', decimals: 18, address: null },
  USDT: { name: 'Tether USD', decimals: 6, address: '0xdAC17F958D2ee523a2206206994597C13D831ec7' },
  WBTC: { name: 'Wrapped BTC', decimals: 8, address: '0x2260FAC5E5542a773Aa44fBCfeDf7C193bc2C599' },
  PEPE: { name: 'Pepe', decimals: 18, address: '0x6982508145454Ce325dDbE47a25d4ec3d2311933' },
  MOG: { name: 'Mog Coin', decimals: 18, address: '0xaaeE1A9723aaDB7afA2810263653A34bA2C21C7a' },
  SPX: { name: 'SPX6900', decimals: 8, address: '0xE0f63A424a4439cBE457D80E4f4b51aD25b2c56C' },
  BITCOIN: {
    name: 'HarryPotterObamaSonic10Inu',
    decimals: 8,
    address: '0x72e4f9F808C49A2a61dE9C5896298920Dc4EEEa9',
  },
} as const

export default {
  site: {
    name: 'Love98',
    sentence: 'decentralized on-chain love',
    description:
      'A Windows 98-style desktop for the LOVE community: swap, vote, collect and play, with or without a wallet.',
    // The language of this file, and the translations for pages in other languages.
    language: 'en',
    translations: {
      es: {
        sentence: 'amor descentralizado en cadena',
        description:
          'Un escritorio al estilo de Windows 98 para la comunidad LOVE: intercambie, vote, coleccione y juegue, con billetera o sin ella.',
      },
      'pt-br': {
        sentence: 'amor descentralizado on-chain',
        description:
          'Uma área de trabalho no estilo do Windows 98 para a comunidade LOVE: troque, vote, colecione e jogue, com ou sem carteira.',
      },
      fr: {
        sentence: 'l’amour décentralisé, sur la chaîne',
        description:
          'Un Bureau dans le style de Windows 98 pour la communauté LOVE : échangez, votez, collectionnez et jouez, avec ou sans portefeuille.',
      },
      de: {
        sentence: 'dezentrale Liebe auf der Blockchain',
        description:
          'Ein Desktop im Stil von Windows 98 für die LOVE-Community: tauschen, abstimmen, sammeln und spielen, mit oder ohne Wallet.',
      },
      tr: {
        sentence: 'zincir üzerinde merkeziyetsiz aşk',
        description:
          'LOVE topluluğu için Windows 98 tarzında bir masaüstü: cüzdanla veya cüzdansız takas edin, oy verin, biriktirin ve oynayın.',
      },
      ru: {
        sentence: 'децентрализованная любовь в блокчейне',
        description:
          'Рабочий стол в стиле Windows 98 для сообщества LOVE: обменивайте, голосуйте, собирайте и играйте с кошельком или без него.',
      },
      'zh-cn': {
        sentence: '去中心化的链上之爱',
        description: 'LOVE 社区的 Windows 98 风格桌面：无论有没有钱包，都可以兑换、投票、收藏和玩游戏。',
      },
      ja: {
        sentence: '分散型オンチェーンの愛',
        description:
          'LOVE コミュニティのための Windows 98 風デスクトップ。ウォレットがあってもなくても、スワップ、投票、収集、ゲームを楽しめます。',
      },
      ar: {
        sentence: 'حب لامركزي على السلسلة',
        description: 'سطح مكتب بأسلوب Windows 98 لمجتمع LOVE: بادل وصوّت واجمع والعب، بمحفظة أو بدونها.',
      },
    },
    // Keeps the desktop in visitors' browsers, so that it opens without a network. False takes it out of them again.
    offline: true,
  },
  showUnset: true,
  skins: ['love', 'vaporwave-arcade', 'tang-gang'],
  defaultSkin: 'tang-gang',
  programs: [
    'pairs',
    'swap',
    'charts',
    'send',
    'holdings',
    'treasury',
    'heartbreak',
    'solitaire',
    'guestbook',
    'bridge',
    'markets',
    'governance',
    'collections',
    'partners',
    'social',
    'notepad',
    'paint',
    'display',
    'help',
    'run',
    'shut-down',
  ],
  chains: [
    // Public nodes, explorers and contracts as listed by viem 2.57 (https://viem.sh/docs/chains/introduction).
    {
      id: 1,
      name: 'Ethereum',
      network: 'homestead',
      nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
      publicRpcUrl: 'https://ethereum.reth.rs/rpc',
      explorer: { name: 'Etherscan', url: 'https://etherscan.io' },
      testnet: false,
      multicall3: '0xcA11bde05977b3631167028862bE2a173976CA11',
      universalResolver: '0xeEeEEEeE14D718C2B47D9923Deab1335E144EeEe',
    },
    {
      id: 11155111,
      name: 'Sepolia',
      network: 'sepolia',
      nativeCurrency: { name: 'Sepolia Ether', symbol: 'ETH', decimals: 18 },
      publicRpcUrl: 'https://11155111.rpc.thirdweb.com',
      explorer: { name: 'Etherscan', url: 'https://sepolia.etherscan.io' },
      testnet: true,
      multicall3: '0xcA11bde05977b3631167028862bE2a173976CA11',
      universalResolver: '0xeEeEEEeE14D718C2B47D9923Deab1335E144EeEe',
    },
  ],
  nameChainId: 1,
  tokens,
  // The published deployments of Uniswap on mainnet: V2, V3 and V4. Pairs are on V2 unless they name their `pool`.
  venues: [1],
  // Days of price history that the server reads from the pools' logs for a new pair. 0 keeps no history.
  history: { days: 30 },
  // The icon of a pair is the coin of its token, unless `icon` names another one.
  pairs: [
    { name: 'LOVE-ETH', token: 'ETH', baseAsset: 'LOVE' },
    { name: 'LOVE-USDT', token: tokens.USDT.address, baseAsset: 'LOVE' },
    { name: 'LOVE-WBTC', token: tokens.WBTC.address, baseAsset: 'LOVE' },
    { name: 'LOVE-PEPE', token: tokens.PEPE.address, baseAsset: 'LOVE' },
    { name: 'WAR3-ETH', icon: 'coin-war3', token: 'ETH', baseAsset: 'WAR3' },
    { name: 'LOVE-NINA', token: tokens.NINA.address, baseAsset: 'LOVE' },
    { name: 'LOVE-BOBO', token: tokens.BOBO.address, baseAsset: 'LOVE' },
    { name: 'LOVE-MOG', token: tokens.MOG.address, baseAsset: 'LOVE' },
    { name: 'LOVE-SPX', token: tokens.SPX.address, baseAsset: 'LOVE' },
    { name: 'LOVE-BITCOIN', token: tokens.BITCOIN.address, baseAsset: 'LOVE' },
    { name: 'LOVE-USA', token: tokens.USA.address, baseAsset: 'LOVE' },
  ],
  // Each has a label, an address, an icon and a place: the folder that it is in. `picture` replaces the icon.
  links: [
    {
      label: 'Swap',
      url: null,
      icon: 'swap',
      place: 'swap',
      translations: {
        es: { label: 'Intercambio' },
        'pt-br': { label: 'Troca' },
        fr: { label: 'Échange' },
        de: { label: 'Tauschen' },
        tr: { label: 'Takas' },
        ru: { label: 'Обмен' },
        'zh-cn': { label: '兑换' },
        ja: { label: 'スワップ' },
        ar: { label: 'المبادلة' },
      },
    },
    {
      label: 'Bridge',
      url: null,
      icon: 'bridge',
      place: 'bridge',
      translations: {
        es: { label: 'Puente' },
        'pt-br': { label: 'Ponte' },
        fr: { label: 'Pont' },
        de: { label: 'Brücke' },
        tr: { label: 'Köprü' },
        ru: { label: 'Мост' },
        'zh-cn': { label: '跨链桥' },
        ja: { label: 'ブリッジ' },
        ar: { label: 'الجسر' },
      },
    },
    {
      label: 'Governance Vote',
      url: null,
      icon: 'vote',
      place: 'governance',
      translations: {
        es: { label: 'Votación de gobernanza' },
        'pt-br': { label: 'Votação de governança' },
        fr: { label: 'Vote de gouvernance' },
        de: { label: 'Governance-Abstimmung' },
        tr: { label: 'Yönetişim oylaması' },
        ru: { label: 'Голосование' },
        'zh-cn': { label: '治理投票' },
        ja: { label: 'ガバナンス投票' },
        ar: { label: 'تصويت الحوكمة' },
      },
    },
    {
      label: 'Block Explorer',
      url: null,
      icon: 'explorer',
      place: 'explorer',
      translations: {
        es: { label: 'Explorador de bloques' },
        'pt-br': { label: 'Explorador de blocos' },
        fr: { label: 'Explorateur de blocs' },
        de: { label: 'Block-Explorer' },
        tr: { label: 'Blok gezgini' },
        ru: { label: 'Обозреватель блоков' },
        'zh-cn': { label: '区块浏览器' },
        ja: { label: 'ブロック エクスプローラ' },
        ar: { label: 'مستكشف الكتل' },
      },
    },
    { label: 'Telegram', url: null, icon: 'telegram', place: 'social' },
    { label: 'Twitter', url: null, icon: 'twitter', place: 'social' },
    { label: 'Discord', url: null, icon: 'discord', place: 'social' },
    { label: 'Chia Wallet', url: null, icon: 'chia', place: 'markets' },
    { label: 'Chia Market', url: null, icon: 'chia', place: 'markets' },
    { label: 'NFT Collection', url: null, icon: 'nft', place: 'collections' },
    { label: 'Partner Site', url: null, icon: 'partner-site', place: 'partners' },
  ],
  // Numbers of the community for its own programs.
  constants: { firstBlock: 2591500, secondBlock: 3527265, count: 6, value: 1 },
  // Statistics that each visitor must turn on: { productionHostname: 'love.example', plausible: { domain: 'love.example' } },
  // or in place of `plausible`: umami: { websiteId: '…' }, or script: { src: 'https://…', integrity: 'sha384-…' }.
  analytics: null,
  treasury: null,
  // Turns the guestbook on, where accounts that signed in leave one line a day: { owners: ['0x…'] }, the accounts that may
  // hide an entry or an account. The demo has one in any case.
  guestbook: null,
} satisfies CommunityFile
