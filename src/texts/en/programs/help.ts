import type { Texts } from '@/texts/texts'

/** The frame of the manual. */
export const helpTexts = {
  caption: 'Love98 Help',
  tabs: { contents: 'Contents', index: 'Index', find: 'Find' },
  tabsLabel: 'Help views',
  topicsLabel: 'Topics',
  typeFirstLetters: 'Type the first few letters of the word that you are looking for:',
  typeWords: 'Type the words that you want to find:',
  found: (count: number) => `${count} topic${count === 1 ? '' : 's'} found`,
  nothingFound: 'No topics found. Try fewer or shorter words.',
  open: (program: string) => `Open ${program}`,
  copy: 'Copy Topic',
  copied: 'Copied.',
  notCopied: 'Your browser blocked copying. Select the text and press Ctrl+C.',
  keysHead: 'Key',
  keysDoes: 'What it does',
  chapters: {
    start: 'First steps',
    programs: 'Programs',
    wallet: 'Wallet and account',
    keyboard: 'Keyboard',
    community: 'Your own desktop',
  },
  places: {
    everywhere: 'Everywhere',
    switcher: 'While choosing a window',
    icons: 'Icons on the desktop',
    windows: 'Windows',
    placing: 'After Move or Size in a menu',
    menus: 'Menus',
    taskbar: 'Taskbar',
    controls: 'Tabs, trees and lists',
    folders: 'Folders of links',
    chart: 'Charts',
    run: 'Run',
    'stand-by': 'Stand by and the blue screen',
  },
} as const satisfies Texts

/** What each key does, by the name of its shortcut. */
export const keyTexts = {
  'open-start': 'Opens the Start menu.',
  'next-part': 'Goes from the desktop to the windows, then to the taskbar.',
  'previous-part': 'Goes in the opposite direction.',
  'show-desktop': 'Minimizes all windows. Press again to restore them.',
  'switch-window': 'Shows all windows. Each press goes to the next one. Release the keys to choose it.',
  'switch-window-back': 'Does the same in reverse order.',
  'context-menu': 'Opens the shortcut menu of the selected item.',
  dismiss: 'Closes a dialog, a panel or a tip.',
  'choose-window': 'Goes to the next window in that direction.',
  'take-window': 'Brings the chosen window to the front.',
  'leave-switcher': 'Cancels without a change.',
  'open-icon': 'Opens the icon.',
  'move-between-icons': 'Goes to the next icon in that direction.',
  'first-icon': 'Goes to the first icon.',
  'last-icon': 'Goes to the last icon. A letter goes to the next icon that starts with it.',
  'select-icon': 'Selects the icon; with Ctrl, adds it to the selection.',
  'select-all-icons': 'Selects all icons.',
  'select-no-icon': 'Clears the selection.',
  'take-back-move': 'Undoes the last move of icons.',
  'close-window': 'Closes the active window.',
  'system-menu': 'Opens the system menu of the window: Restore, Move, Size, Minimize, Maximize, Close.',
  'menu-bar': 'Goes to the menu bar of the window. Alt and an underlined letter opens that menu.',
  'cancel-drag': 'Cancels dragging a window.',
  place: 'Moves or sizes a window by eight pixels, or moves an icon by one place.',
  'place-finely': 'Moves or sizes a window by one pixel.',
  'keep-place': 'Accepts the new position or size.',
  'leave-place': 'Restores the old position or size.',
  'move-in-menu': 'Goes to the next command. An underlined letter goes to its command.',
  'first-row': 'Goes to the first command.',
  'last-row': 'Goes to the last command.',
  'open-submenu': 'Opens the submenu.',
  'close-submenu': 'Closes the last menu that was opened.',
  'choose-row': 'Chooses the command.',
  'leave-menus': 'Closes all menus.',
  'move-in-taskbar': 'Goes to the next button on the taskbar.',
  'ends-of-taskbar': 'Goes to the first or the last button.',
  'move-in-list': 'Goes to the next tab or row. In a tree, Left closes a branch and Right opens it.',
  'ends-of-list': 'Goes to the first or the last one.',
  'pages-of-list': 'Goes to the next or previous page.',
  'choose-in-list': 'Chooses the item with the focus.',
  'open-drop-down': 'Opens a drop-down list, or closes it with the selected item.',
  'close-drop-down': 'Closes a drop-down list without a change.',
  'move-in-folder': 'Goes to the next icon in that direction.',
  'ends-of-folder': 'Goes to the first or the last icon.',
  'copy-link': 'Copies the address of the selected icon.',
  'move-in-chart': 'Goes to the candle before or after, and reads its figures.',
  'pages-of-chart': 'Goes ten candles back or ahead.',
  'ends-of-chart': 'Goes to the first or the last candle.',
  'leave-chart': 'Hides the lines that mark a candle.',
  'copy-figures': 'Copies the figures, for a spreadsheet.',
  'earlier-entry': 'Shows the previous entry.',
  'later-entry': 'Shows the next entry.',
  'end-stand-by': 'Turns the screen on, or restarts the desktop. Any other key does the same.',
} as const satisfies Texts

/** The manual: a topic has a title, words for the index, and paragraphs. */
export const helpTopics = {
  welcome: {
    title: 'Welcome',
    words: ['about', 'beginning', 'welcome'],
    text: [
      'This is a desktop from 1998 for a community of today. You do not need a wallet to look around.',
      'Your choices, such as the skin, the wallpaper, sizes and the positions of windows, are stored in this browser.',
      'To look up a word, click the Index tab. To search all topics, click the Find tab. To see the Welcome screen again, click Start, Programs, Welcome.',
    ],
  },
  icons: {
    title: 'Opening icons',
    words: ['double-click', 'icons', 'opening', 'tap'],
    text: [
      'Double-click an icon to open it. On a touch screen, tap it. With the keyboard, press Enter. To open icons with one click, click Start, Settings, Web Style.',
      'To open a program or a link in a new tab, click its icon with the middle mouse button, or right-click it and click Open in New Tab.',
      'Drag an icon to move it. To line up or arrange icons, to restore their default order, or to undo a move, right-click the desktop.',
      'The community has not set up the address of an icon that says "not configured".',
    ],
  },
  windows: {
    title: 'Moving and sizing windows',
    words: ['close', 'maximize', 'minimize', 'moving', 'sizing', 'system menu', 'windows'],
    text: [
      'Drag the title bar to move a window. Double-click the title bar to maximize it. Drag an edge or a corner to size it. To cancel a drag, press Escape.',
      'To use the keyboard, open the system menu with the icon at the left of the title bar, choose Move or Size, and press the arrow keys. Press Enter to accept, or Escape to cancel.',
      'The taskbar has a button for every window. Click it to bring the window to the front; click it again to minimize the window. Windows keep their positions until you choose Restart in Shut Down.',
    ],
  },
  'start-menu': {
    title: 'The Start menu and the taskbar',
    words: ['quick launch', 'start menu', 'taskbar', 'tray'],
    text: [
      'The Start menu has every program, every link, the documents and the settings of this desktop.',
      'At the other end of the taskbar are the volume, the notifications, the wallet and the clock. To see the date, point to the clock.',
      'Right-click the desktop, an icon, a title bar or the taskbar to open its shortcut menu. On a touch screen, press and hold. To open the menu of your browser, hold down Shift and right-click.',
    ],
  },
  phones: {
    title: 'Phones and tablets',
    words: ['phone', 'tablet', 'touch'],
    text: [
      'On a small screen, each window fills the desktop. Use the taskbar to switch between windows. Dialogs open at the bottom of the screen.',
      'Tap to open an item. Press and hold to open its shortcut menu.',
    ],
  },
  access: {
    title: 'Reading and using it your way',
    words: ['contrast', 'keyboard', 'motion', 'screen reader', 'size'],
    text: [
      'You can use everything with the keyboard; see the chapter Keyboard for all keys. Screen readers read the desktop as a list of links, windows as dialogs, and messages when they appear.',
      'For larger controls, open Display Properties and click Appearance. The desktop follows the contrast settings of your system: it uses a black color scheme for more contrast, or the colors of your system.',
      'Nothing flashes. If your system is set to reduce motion, nothing moves by itself.',
    ],
  },
  languages: {
    title: 'Languages',
    words: ['amounts', 'dates', 'languages', 'translations'],
    text: [
      'To choose a language, click its letters in the tray, such as EN. You can also click Effects in Display Properties. This browser keeps your choice. An address that names a language, such as /es, always opens in that language.',
      'Dates, times and lists have the form of the language. Amounts have the same form in every language: a comma between thousands and a point before decimals, as in 1,234.50. An amount that you copy, compare or type always means the same.',
      'The translations have not been reviewed by native readers. A text that is not translated yet is shown in English. The message that you sign to verify your account is always in English.',
    ],
  },
  offline: {
    title: 'Without a network',
    words: ['install', 'network', 'offline'],
    text: [
      'The desktop, the programs that you used, Notepad, Display Properties and every skin are stored in this browser and work without a network. Prices, balances and signing require a network.',
      'To install the desktop as an app, use the address bar or the menu of your browser.',
    ],
  },
  treasury: {
    title: 'Treasury',
    words: ['balances', 'multisig', 'queue', 'Safe', 'treasury'],
    text: [
      'Use Treasury to see the assets of a Safe, its pending transactions, its history and its messages. A Safe is a wallet with several owners. A transaction is executed only after enough of them have signed it.',
      'The Safe of this community opens first. To see another Safe, type its address and click Open. You do not need to connect a wallet. To return, use the Safe menu. To change the currency of the values or the network of the address, use the Currency and Network menus.',
      'Owners can sign, reject, execute and propose transactions. Before you sign, this page computes the hash of what is shown and compares it. Read the warnings: they name what could give control of the Safe to others.',
      'To see the details of a row, click it. Under the heading "Only one of these will run", the owners can execute one transaction. The others are then canceled.',
    ],
  },
  swap: {
    title: 'Swap Pairs',
    words: ['exchange', 'liquidity', 'pairs', 'prices', 'sorting', 'swap', 'tokens', 'volume'],
    text: [
      'Swap Pairs shows the pairs of this community and the prices in their pools. Prices are updated every four seconds while you can see the window. The status bar shows the block of the prices, and their age when an update is late. Prices are not advice.',
      '24 h is the change of the price in 24 hours, and Volume is what was traded in that time. Liquidity is the value of both sides of the pool, in the first token of the pair. The line shows the price of the last 24 hours.',
      'To sort the list, click a column heading. To reverse the order, click it again. To move between cells with the keyboard, press the arrow keys. To open the chart of a pair, double-click its name, or select it and press Enter.',
      'Swap opens a window that swaps the two tokens of the pair with your wallet. Where that is not configured, it leads to the exchange that the community chose. Add to wallet asks your wallet to show a token; it moves nothing.',
    ],
  },
  exchange: {
    title: 'Swap Tokens',
    words: [
      'approve',
      'deadline',
      'exchange',
      'permission',
      'price impact',
      'slippage',
      'swap',
      'tax',
      'tokens',
    ],
    text: [
      'Swap Tokens swaps the two tokens of a pair through the pool of that pair and the router of Uniswap V2, with your own wallet. Enter an amount; the window shows what you get for it at the newest block. Reverse swaps in the other direction. Nothing is charged here.',
      'Press Swap to see what you would sign. The swap is simulated first, so that the minimum counts a tax that a token keeps. A token has to allow the swap contract to take the amount: this permission is a step of its own, for exactly this amount, and moves nothing.',
      'When you sign, the swap is simulated once more. If the minimum fell, the window asks again. A swap that gets less than the minimum, or is in no block before the deadline, fails: you keep your tokens and pay the network cost.',
      'Choose slippage and deadline in Options. A large amount moves the price of the pool: from 10% on you type a word to confirm it, and above 15% the window refuses, unless the options allow it.',
    ],
  },
  send: {
    title: 'Send Love',
    words: ['address', 'ens', 'recipient', 'send', 'transfer'],
    text: [
      'Send Love moves ETH or a token of this community from your account to an address or an ENS name. Enter an amount with a point for decimals. Max leaves 0.01 ETH for network fees.',
      'The review shows the whole address before your wallet opens. It warns of your own address, of contracts, of an address that you have not sent to from this browser, and of one that looks like another that you know: attackers make addresses with the same first and last digits. Compare every digit.',
      'The transfer is simulated before you sign it. When a token keeps a part of each transfer, the review says how much arrives. The receipt can be copied; the transfer also appears in Recent Transactions of the account window.',
      'A link such as /p/send?to=love.eth&token=LOVE&amount=5 fills in the form. It never sends.',
    ],
  },
  holdings: {
    title: 'My LOVE',
    words: ['assets', 'balance', 'holdings', 'portfolio', 'share', 'worth'],
    text: [
      'My LOVE lists ETH and every token of this community that the connected account, or Safe, holds. Worth is what the ratio of the pools says, without fees and without the effect of a trade. "no pool" means that no pool leads from the token to ETH.',
      'Select a row, then click Swap, Send, Add to Wallet or Copy. Click the head of a column to sort by it, once more to turn the order round. The arrow keys go from row to row.',
    ],
  },
  charts: {
    title: 'Charts',
    words: ['alerts', 'candles', 'charts', 'csv', 'history', 'notifications', 'prices'],
    text: [
      'Use Charts to see the price of a pair in the last hour, 24 hours, 7 days or 30 days, or in the whole history that this server keeps. The figures are computed from the trades in the pools. You can open several windows. To show another pair, use the Pair menu.',
      'A hollow candle shows a rising price, and a filled candle a falling one. The body of a candle goes from the first price to the last, and its thin line from the highest to the lowest. The columns below show the volume. In a small window, a candle can stand for several intervals.',
      'To read the figures of a candle, point to it, or press the arrow keys, Home or End. To see the figures as a table, click Table on the View menu. To use them elsewhere, click Copy on the Edit menu or Save as CSV on the File menu. Times in the file are in UTC.',
      'To be notified once when a price is over or under a limit, click Price Alerts on the Alerts menu. Alerts are stored in this browser and checked while a page of this desktop is open. To also see a notification of your system, select the check box. Your browser then asks for your permission.',
    ],
  },
  notepad: {
    title: 'Notepad',
    words: ['documents', 'notepad', 'read me', 'terms'],
    text: [
      'Use Notepad to read and copy the documents of this desktop: Read Me, the terms and a short help. To open a document, click File. To copy text or wrap lines, click Edit.',
    ],
  },
  heartbreak: {
    title: 'Heartbreak',
    words: ['heartbreak', 'game', 'daily board', 'hints', 'replays'],
    text: [
      'Some hearts on the board are broken. Find every whole one. A number shows how many broken hearts touch its square. Click a heart to open it, and right-click it to pin it. To open the rest around a number, double-click it or click it with both buttons. Every standard board can be solved by logic from the patch that is open at the start.',
      'On a touch screen, tap to open, press and hold to pin, and use the buttons below the board for everything else. For the keys, click Help, Keys in the window of the game.',
      'Only ranked games require a wallet. The only prize is your time on the leaderboard. If you leave the page during a ranked game, you can come back and continue within its 30 minutes; the clock keeps running. If you close the window, you give up the game.',
      'To save, copy or share a picture of a game that you won, click Game, Share, and then click Picture. When you have solved a board of the day, the taskbar shows for how many days in a row.',
    ],
  },
  solitaire: {
    title: 'Solitaire',
    words: ['solitaire', 'klondike', 'cards', 'game', 'daily deal'],
    text: [
      'Build each suit from ace to king on the four foundations at the top. In the columns, place a card on the next higher one of the other color; a king goes to an empty column. Click the stock to draw.',
      'Drag cards with the mouse or a finger, or move around the table with the arrow keys and press Enter to pick up and to put down. Double-click a card to send it to a foundation. Right-click the table to send all cards that can go. Undo takes back every move.',
      'To draw one card or three, or to play without a score or a clock, click Game, Options. To choose the back of the cards, click Game, Deck. Your game is saved in this browser.',
      'Daily Deal is the same game for everyone until midnight UTC. It needs a connection when you start it.',
    ],
  },
  guestbook: {
    title: 'Guestbook',
    words: ['guestbook', 'entry', 'sign', 'signature', 'verify', 'hide', 'delete'],
    text: [
      'Leave one line a day, in UTC. Connect a wallet, sign in, type up to 140 characters of plain text without links, and click Sign. Your wallet shows the text with this site, your account and the day. Signing is free and grants no permissions.',
      'Everyone can read your entry and verify it: select it, and click Properties, Verify. Your browser then checks the signature itself; for the account of a contract it asks the contract at the newest block. To save all entries with their signatures as a file, click Export.',
      'To delete your entry, select it, click Delete and sign. Its text and its signature are erased. Copies that others made before are not.',
      'Owners of this site can hide an entry or an account with a signature of their own, and show it again. A hidden entry says who hid it.',
    ],
  },
  display: {
    title: 'Display Properties',
    words: [
      'appearance',
      'background',
      'colors',
      'effects',
      'schemes',
      'screen savers',
      'skins',
      'themes',
      'wallpaper',
    ],
    text: [
      'Click Background to choose a wallpaper and its position. Click Screen Saver to choose what is shown when you have done nothing for some minutes. Click Appearance to choose a skin, the size of the controls and a color scheme. Click Effects to choose visual effects, single or double click, the language and, if available, usage statistics.',
      'To make a color scheme, click Appearance, and then click Edit. Choose an item and its colors, enter a name and click Save. You can import the colors of a Windows theme (.theme) or drop the file on the color scheme, export your scheme as a theme, and share it as a link.',
      'The small monitor shows a preview of your changes. Click OK or Apply to save them, or Cancel to discard them.',
    ],
  },
  bridge: {
    title: 'Bridge',
    words: ['bridge', 'chains', 'crossing'],
    text: [
      'A folder of links to services that move tokens from one chain to another. They are run by third parties. Read what your wallet shows before you sign.',
      'Select an icon to see its address. To copy the address, click File, Copy Link. To change how the icons are shown, click View.',
    ],
  },
  governance: {
    title: 'Governance',
    words: ['governance', 'vote'],
    text: [
      'A folder of links to the sites where the community votes. You sign a vote in your wallet, on that site.',
    ],
  },
  collections: {
    title: 'Collections',
    words: ['collections', 'NFT'],
    text: ['A folder of links to the NFT collections of the community. Each link opens in a new tab.'],
  },
  markets: {
    title: 'Markets',
    words: ['Chia', 'exchange', 'markets', 'trading'],
    text: ['A folder of links to the exchange, Chia wallets, Chia markets and the block explorer.'],
  },
  partners: {
    title: 'Partners',
    words: ['partners'],
    text: ['A folder of links to the sites of the partners of the community.'],
  },
  social: {
    title: 'Social',
    words: ['Discord', 'social', 'Telegram', 'Twitter'],
    text: [
      'A folder of links to the channels of the community. Never share the recovery phrase of your wallet in any of them.',
    ],
  },
  help: {
    title: 'Help',
    words: ['help', 'manual'],
    text: [
      'Click Contents for the chapters, Index to look up a word, or Find to search all topics. To open the topic of a program, click Help in its window.',
    ],
  },
  run: {
    title: 'Run',
    words: ['address', 'commands', 'run', 'transaction'],
    text: [
      'To open a program, type its name, such as notepad or display. To open a document, type its name after notepad, such as notepad terms. To open a link, type its name.',
      'An address or a transaction (0x…) opens in the block explorer of the community. A web page opens if the community links to its site.',
      'To see what you typed before, press Up or Down. Also try winver, love and bsod. There is one more command that you should never type.',
    ],
  },
  'shut-down': {
    title: 'Shut Down',
    words: ['disconnect', 'restart', 'screen saver', 'shut down', 'stand by'],
    text: [
      'Stand by turns the screen off until you press a key or click. Shut down disconnects the wallet; you can then close the tab. Restart closes every window and resets their positions, but keeps your settings. Disconnect the wallet only disconnects the wallet.',
    ],
  },
  'what-is-a-wallet': {
    title: 'What is a wallet?',
    words: ['account', 'address', 'keys', 'wallet'],
    text: [
      'A wallet is an app or a device that holds keys. With a key you prove that an account on the chain is yours, and you sign what it should do. The tokens themselves are on the chain, not in the wallet.',
      'You can share the address of an account. Never share its recovery phrase, the words from which its keys are made, with any person or any page, including this one. Anyone who asks for it is trying to steal from you.',
      'If you do not have a wallet, click Connect Wallet, and then click Get a Wallet.',
    ],
  },
  connecting: {
    title: 'Connecting a wallet',
    words: ['connect', 'wallet'],
    text: [
      'Click Connect Wallet, on the taskbar, to see the wallets in this browser. Connecting shows your address to this page; it does not let the page send anything. Your wallet asks you to confirm each payment and each signature. Read what it shows before you confirm.',
      'If your wallet is not in the list, unlock it and open the list again. If a message says that a request is already open, answer that request in your wallet first.',
      'To disconnect, click the account button on the taskbar, and then click Disconnect. You can also use Shut Down.',
    ],
  },
  terms: {
    title: 'The terms',
    words: ['agree', 'rules', 'terms'],
    text: [
      'The terms are shown the first time you connect an address. Your agreement is stored in this browser, for this address only. To read the terms again, open Notepad and click File, Terms.',
      'If you do not agree, you can disconnect and still look around.',
    ],
  },
  verifying: {
    title: 'Verifying an account',
    words: ['message', 'sign', 'signature', 'verify'],
    text: [
      'You can sign a message to prove that you own the account. Signing is free and grants no permissions. Only what you publish under your account requires it, such as ranked games and guestbook entries. If you click Not now, you can verify your account later in the Account window.',
      'The dialog checks that the message names this page, your account and your network, and shows it to you. The last message that you signed is stored in this browser as your receipt.',
    ],
  },
  'wrong-network': {
    title: 'Wrong network',
    words: ['chain', 'network', 'switch'],
    text: [
      'Your wallet is on a network that is not supported here. Click Wrong network, on the taskbar, to switch, or change the network in your wallet. If your wallet does not have the network, it asks you to add it.',
    ],
  },
  safety: {
    title: 'Staying safe',
    words: ['danger', 'safety', 'scam'],
    text: [
      'Read what your wallet shows before you sign. A transaction cannot be undone. Compare whole addresses, not only their beginning and end. Open this page from a bookmark of your own, not from a link that was sent to you.',
      'This page never asks for your recovery phrase, never contacts you first, and never asks you to pay in order to receive a payment.',
    ],
  },
  'treasury-names': {
    title: 'Treasury: Address Book and Receiving',
    words: ['address book', 'import', 'QR code', 'receive'],
    text: [
      'Address Book in the Safe menu of Treasury keeps names that you give to addresses, for each network. They are stored in this browser only. A recipient with a name is marked as in your address book, and the address stays beside the name.',
      'To move your names to another browser, click Export, and then Import there. The file has the form of the web app of Safe: address, name, chainId. Lines that cannot be read are named, and the others are added.',
      'Receive in the Safe menu shows the address of the Safe as a QR code. If your wallet does not read it, choose only the address.',
    ],
  },
  'treasury-calls': {
    title: 'Treasury: Contract Calls and Collectibles',
    words: ['ABI', 'collectibles', 'contract call', 'NFT'],
    text: [
      'To call any contract, click Contract Call in the Queue. Enter the address and paste the ABI, choose a function, and fill in its fields. Lists and structs are entered as JSON. The review says what the bytes do. The names of your ABI stand there too, and they are not checked.',
      'To see or send a collectible, click Open in its row. A picture is shown only if it is stored on the chain, because another server would learn that you look at it.',
    ],
  },
  'treasury-checks': {
    title: 'Treasury: Hashes and History',
    words: ['CSV', 'domain hash', 'hardware wallet', 'history', 'message hash'],
    text: [
      'A hardware wallet shows hashes instead of words. Compare the domain hash and the message hash in the details with those on its screen before you sign.',
      'The history describes a transaction from its bytes if owners signed it. Rows that begin with “Said by the Safe service” were not checked. To see only some rows, type in Find. To save them, click Save as CSV. The file contains the rows that are loaded. To save everything, click Load All first.',
    ],
  },
  'treasury-settings': {
    title: 'Treasury: Settings of a Safe',
    words: ['fallback handler', 'guard', 'modules', 'owners', 'threshold', 'version'],
    text: [
      'To see the settings of a Safe, click Properties in the Safe menu. Owners can propose a change there: click Change. The other owners sign it like any transaction.',
      'If the Safe has version 1.3.0 and the network has the contract of the Safe project that changes it, you can propose a newer version. The address of the Safe, its owners and its assets stay as they are. The review shows both versions and the contract that the Safe has afterwards.',
    ],
  },
  'all-keys': {
    title: 'All keys',
    words: ['keyboard', 'keys', 'shortcuts'],
    text: [
      'Your system or your browser may use some of these keys itself. For each of them there is also a command in a menu.',
    ],
  },
  forking: {
    title: 'A desktop for your community',
    words: ['configuration', 'forking', 'love98.config.ts', 'own desktop'],
    text: [
      'One file, love98.config.ts, adapts this desktop to a community: name, programs and their order, links, tokens, pairs and terms. Copy the project, change the file, and start it. If a value is wrong, the start stops and names the value.',
      'Set a value that is not known yet to null. It is shown as "not configured", and the details of its message name the setting. To hide it, set showUnset to false.',
      'Each skin is a file of colors; icons are drawings in text files. To add a program, a skin, a wallet or a pair, see CONTRIBUTING.md.',
    ],
  },
  errors: {
    title: 'If something goes wrong',
    words: ['blue screen', 'crash', 'error', 'illegal operation'],
    text: [
      'If a program performs an illegal operation, only that program is shut down. In the message, you can start it again, and view and copy the details.',
      'If the desktop itself fails, a blue screen shows an error ID. To report the problem, copy the error ID. Then press any key to restart. Your wallet is not affected.',
    ],
  },
} as const satisfies Texts
