import type { Texts } from '@/texts/texts'

/** The documents that Notepad shows; the terms come from the community's file. */
export const documentTexts = {
  readme: {
    title: 'Read Me',
    paragraphs: [
      'Welcome to Love98.',
      "This is a 1998 desktop for today's community. You do not need a wallet to look around.",
      'SKINS\nClick Start, point to Settings, point to Skins, and then click a skin. To see a preview first, use Display Properties. Your choice is stored in this browser.',
      'WALLET\nTo see the wallets in this browser, click Connect Wallet on the taskbar. Connecting shows your address to this page. It does not let the page send anything. Your wallet asks you to confirm each payment and each signature. Read what it shows before you confirm.',
      'SWAP PAIRS AND CHARTS\nPrices are read from the pools every four seconds while a window that shows them is visible. Charts shows their history. Prices are not financial advice.',
      'WHAT IS STORED IN THIS BROWSER\n- Your settings, windows, games and price alerts.\n- The addresses that agreed to the terms.\n- The wallet that you connected.\n- The last message that you signed here, as your receipt.',
      'WHAT IS STORED ON THE SERVER\n- If you verify your account: your address and a session, until you sign out or the session expires.\n- If you play ranked games: your address and your games.\n- If you sign the guestbook: your address, and your entries with their signatures until you delete them.',
    ],
  },
  terms: { title: 'Terms' },
  help: {
    title: 'Help',
    paragraphs: [
      'OPENING ICONS\nTo open an icon, double-click it. On a touch screen, tap it. With the keyboard, press ENTER. To open a program in a new tab, click its icon with the middle mouse button.',
      'SELECTING ICONS\nTo go to the icons, press TAB. To go to the next icon, press an arrow key. To go to the first or the last icon, press HOME or END. To go to the next icon that starts with a letter, press that letter.',
      'WINDOWS\nTo move a window, drag its title bar. To size a window, drag an edge or a corner. To maximize a window, double-click its title bar. To cancel a drag, press ESC. To bring a window to the front, click its button on the taskbar. To minimize the window, click its button again.',
      'START MENU\nTo go to the next command, press an arrow key. To open a submenu, press RIGHT ARROW. To close a submenu, press LEFT ARROW or ESC. To choose a command, press its underlined letter.',
      'VERIFYING\nAfter you connect, you can sign a message to prove that you own the account. Signing is free and grants no permissions. You need this only to publish under your account, such as for ranked games and guestbook entries. If you click Not now, you can verify your account later in the Account window.',
      'CONNECTING\nIf your wallet is not in the list, unlock it and open the list again. If a message says that a request is already open, answer that request in your wallet first.',
      'WRONG NETWORK\nIf your wallet is on a network that is not supported here, click Wrong network to switch, or change the network in your wallet.',
    ],
  },
} as const satisfies Texts
