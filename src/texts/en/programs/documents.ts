import type { Texts } from '@/texts/texts'

/** The documents that Notepad shows; the terms come from the community's file. */
export const documentTexts = {
  readme: {
    title: 'Read Me',
    paragraphs: [
      'Welcome to Love98.',
      'This is a desktop from 1998 for a community of today. You can look around without a wallet: nothing is loaded, stored or asked for until you click.',
      'SKINS\nStart, Skins: Default, Vaporwave Arcade or Tang Gang. Display Properties shows each before you choose. Your choice is kept in this browser.',
      'WALLET\nConnect Wallet, at the right of the taskbar, lists the wallets in this browser. Connecting shows your address to this page and nothing else: it cannot move anything. Each payment and each signature is asked for by your wallet, which is where you should read it.',
      'SWAP PAIRS AND CHARTS\nPrices come from the pools on the chain, every four seconds while a window that shows them is in view. Charts has their history. They are not advice.',
      'WHAT IS KEPT\nIn this browser: the skin, the wallets that agreed to the terms, which wallet was connected, the price alerts you set, and the last message you signed here, as your receipt. On the server, only if you verify your account: your address and a session, until you sign out or it ends.',
    ],
  },
  terms: { title: 'Terms' },
  help: {
    title: 'Help',
    paragraphs: [
      'OPENING\nDouble-click an icon; on a touch screen tap it; with the keyboard press Enter. Ctrl+click and the middle button open a program in a tab of its own.',
      'ICONS\nTab goes to the icons, the arrow keys between them, Home and End to the first and last, a letter to the next icon that starts with it.',
      'WINDOWS\nDrag the caption to move, an edge or corner to size, double-click the caption to maximize. Escape during a drag puts the window back. The taskbar shows every window: click its button to bring it to the front, once more to minimize it.',
      'START MENU\nArrow keys move, Right opens a submenu, Left or Escape closes it, a letter goes to the next row that starts with it.',
      'VERIFYING\nAfter connecting you may sign a message that says that the account is yours. It costs nothing and moves nothing. Not now is a fair answer: everything but a ranking works without it, and the account window offers it again.',
      'CONNECTING\nIf your wallet is missing from the list, unlock it and open the list again. If it says that a request is already open, answer that one in the wallet first.',
      'WRONG NETWORK\nYour wallet is on a chain that this page does not know. Press the button to switch, or change the network in the wallet.',
    ],
  },
} as const satisfies Texts
