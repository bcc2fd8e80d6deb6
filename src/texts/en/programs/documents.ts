import type { Texts } from '@/texts/texts'

/** The documents that Notepad shows; the terms come from the community's file. */
export const documentTexts = {
  readme: {
    title: 'Read Me',
    paragraphs: [
      'Welcome to Love98.',
      'This is a desktop from 1998 for a community of today. You do not need a wallet to look around.',
      'SKINS\nClick Start, Settings, Skins, and choose Default, Vaporwave Arcade or Tang Gang. Display Properties shows a preview of each skin. Your choice is stored in this browser.',
      'WALLET\nClick Connect Wallet, on the taskbar, to see the wallets in this browser. Connecting shows your address to this page; it does not let the page send anything. Your wallet asks you to confirm each payment and each signature. Read what it shows before you confirm.',
      'SWAP PAIRS AND CHARTS\nPrices are read from the pools on the chain every four seconds while a window that shows them is visible. Charts shows their history. They are not financial advice.',
      'WHAT IS STORED\nIn this browser: your settings, windows, games and price alerts, the wallets that agreed to the terms, the wallet that you connected, and the last message that you signed here, as your receipt. On the server, if you verify your account: your address and a session, until you sign out or the session expires. If you play ranked games: your address and your games. If you sign the guestbook: your address, and your entries with their signatures until you delete them.',
    ],
  },
  terms: { title: 'Terms' },
  help: {
    title: 'Help',
    paragraphs: [
      'OPENING\nDouble-click an icon. On a touch screen, tap it. With the keyboard, press Enter. To open a program in a new tab, click its icon with the middle mouse button.',
      'ICONS\nPress Tab to go to the icons, an arrow key to go to the next icon, Home or End to go to the first or last icon, or a letter to go to the next icon that starts with it.',
      'WINDOWS\nDrag the title bar to move a window, or an edge or corner to size it. Double-click the title bar to maximize it. To cancel a drag, press Escape. The taskbar has a button for every window. Click it to bring the window to the front; click it again to minimize the window.',
      'START MENU\nPress an arrow key to go to the next command, Right to open a submenu, Left or Escape to close it, or an underlined letter to choose a command.',
      'VERIFYING\nAfter you connect, you can sign a message to prove that you own the account. Signing is free and grants no permissions. Only what you publish under your account requires it, such as ranked games and guestbook entries. If you click Not now, you can verify your account later in the Account window.',
      'CONNECTING\nIf your wallet is not in the list, unlock it and open the list again. If a message says that a request is already open, answer that request in your wallet first.',
      'WRONG NETWORK\nYour wallet is on a network that is not supported here. Click Wrong network to switch, or change the network in your wallet.',
    ],
  },
} as const satisfies Texts
