import type { Texts } from '@/texts/texts'

/** The frame of the manual. */
export const helpTexts = {
  caption: 'Love98 Help',
  tabs: { contents: 'Contents', index: 'Index', find: 'Find' },
  tabsLabel: 'Ways to look something up',
  topicsLabel: 'Topics',
  typeFirstLetters: 'Type the first letters of the word you look for:',
  typeWords: 'Type the words you look for:',
  found: (count: number) => `${count} topic${count === 1 ? '' : 's'} found`,
  nothingFound: 'No topic holds these words. Try fewer or shorter ones.',
  open: (program: string) => `Open ${program}`,
  copy: 'Copy topic',
  copied: 'Copied.',
  notCopied: 'Select the text and copy it: the browser did not let this page copy.',
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
    'stand-by': 'Standing by, and the blue screen',
  },
} as const satisfies Texts

/** What each key does, by the name of its shortcut. */
export const keyTexts = {
  'open-start': 'Opens the Start menu.',
  'next-part': 'Goes on from the desktop to the windows, then to the taskbar.',
  'previous-part': 'Goes the other way round.',
  'show-desktop': 'Puts all windows away; once more brings them back.',
  'switch-window': 'Shows all windows; each press goes on to the next, letting go chooses.',
  'switch-window-back': 'The same, backwards.',
  'context-menu': 'Opens the menu of what has the focus.',
  dismiss: 'Closes a dialog, a panel or a tip.',
  'choose-window': 'Goes to the window beside it.',
  'take-window': 'Brings the chosen window to the front.',
  'leave-switcher': 'Leaves everything as it was.',
  'open-icon': 'Opens what the icon stands for.',
  'move-between-icons': 'Goes to the next icon in that direction.',
  'first-icon': 'Goes to the first icon.',
  'last-icon': 'Goes to the last icon. Letters go to the icon that begins with them.',
  'select-icon': 'Selects the icon; with Ctrl, beside those that are selected already.',
  'select-all-icons': 'Selects all icons.',
  'select-no-icon': 'Selects none.',
  'take-back-move': 'Takes back the last move of icons.',
  'close-window': 'Closes the window with the focus.',
  'system-menu': 'Opens the system menu of the window: Restore, Move, Size, Minimize, Maximize, Close.',
  'menu-bar': 'Goes to the menu bar of the window; Alt with an underlined letter opens that menu.',
  'cancel-drag': 'Puts a window back that is being dragged.',
  place: 'Moves or sizes a window by eight pixels, an icon by one place.',
  'place-finely': 'Moves or sizes a window by one pixel.',
  'keep-place': 'Keeps the new place or size.',
  'leave-place': 'Puts it back as it was.',
  'move-in-menu': 'Goes to the next row. A letter goes to the row that has it underlined.',
  'first-row': 'Goes to the first row.',
  'last-row': 'Goes to the last row.',
  'open-submenu': 'Opens the menu behind a row.',
  'close-submenu': 'Closes the last menu that was opened.',
  'choose-row': 'Chooses the row.',
  'leave-menus': 'Closes all menus.',
  'move-in-taskbar': 'Goes along the taskbar.',
  'ends-of-taskbar': 'Goes to the first or the last button.',
  'move-in-list': 'Goes to the next tab or row; in a tree, left and right close and open.',
  'ends-of-list': 'Goes to the first or the last one.',
  'pages-of-list': 'Goes on by a page.',
  'choose-in-list': 'Chooses what has the focus.',
  'move-in-folder': 'Goes to the next icon in that direction.',
  'ends-of-folder': 'Goes to the first or the last icon.',
  'copy-link': 'Copies the address of the selected icon.',
  'move-in-chart': 'Goes to the candle before or after, and reads its figures.',
  'pages-of-chart': 'Goes on by ten candles.',
  'ends-of-chart': 'Goes to the first or the last candle.',
  'leave-chart': 'Takes the lines away that mark a candle.',
  'copy-figures': 'Copies the figures, for a spreadsheet.',
  'earlier-entry': 'Brings back the line before.',
  'later-entry': 'Goes on to a later line.',
  'end-stand-by': 'Wakes the screen, or restarts the desktop. Any other key does, too.',
} as const satisfies Texts

/** The manual: a topic has a title, words for the index, and paragraphs. */
export const helpTopics = {
  welcome: {
    title: 'Welcome',
    words: ['about', 'beginning', 'welcome'],
    text: [
      'This is a desktop from 1998 for a community of today. Everything that stands on it can be tried without a wallet.',
      'Nothing is loaded, stored or asked for until you click. What is kept in this browser afterwards are your choices: skin, wallpaper, sizes, where windows stood.',
      'The tab Index has the words, the tab Find looks into every topic.',
    ],
  },
  icons: {
    title: 'Opening icons',
    words: ['double-click', 'icons', 'opening', 'tap'],
    text: [
      'Double-click an icon with a mouse. On a touch screen tap it, with the keyboard press Enter. If one click is enough for you, turn on single click in the Start menu, Settings.',
      'Ctrl+click and the middle button open a program or a link in a tab of its own: icons are links like any others.',
      'Drag icons where you like; the menu of the desktop lines them up, arranges them, puts them back as they were at first, and takes any of that back.',
      'An icon that says "not configured" waits for its address; double-click it to see which setting is missing.',
    ],
  },
  windows: {
    title: 'Moving and sizing windows',
    words: ['close', 'maximize', 'minimize', 'moving', 'sizing', 'system menu', 'windows'],
    text: [
      'Drag a window by its caption; double-click the caption to maximize it. Drag an edge or a corner to size it. Escape during a drag puts the window back.',
      'Without a mouse: open the system menu by the icon at the start of the caption, choose Move or Size, use the arrow keys, Enter to keep the place and Escape to leave it.',
      'The taskbar shows every window: click its button to bring it to the front, once more to minimize it. Windows stay where you left them until you choose Restart in Shut Down.',
    ],
  },
  'start-menu': {
    title: 'The Start menu and the taskbar',
    words: ['quick launch', 'start menu', 'taskbar', 'tray'],
    text: [
      'The Start menu has every program, every link, the documents and the settings of this desktop.',
      'At the other end of the taskbar are the sound, the messages that came, the wallet and the clock. Point at the clock for the date.',
      'Right-click the desktop, an icon, a caption or the taskbar for a menu of its own; on a touch screen hold your finger on it. With Shift the right click belongs to your browser.',
    ],
  },
  phones: {
    title: 'Phones and tablets',
    words: ['phone', 'tablet', 'touch'],
    text: [
      'On a small screen each window fills the desktop, and the taskbar goes from one to the next. Dialogs rise from the lower edge.',
      'A tap opens, a long touch shows the menu that a right click shows.',
    ],
  },
  access: {
    title: 'Reading and using it your way',
    words: ['contrast', 'keyboard', 'motion', 'screen reader', 'size'],
    text: [
      'Everything works by keyboard; the chapter Keyboard has all keys. Screen readers hear a list of links, windows as dialogs, and messages as they come.',
      'Larger controls: Display Properties, Appearance. High contrast: the desktop follows your system, with a scheme in black where more contrast is asked for and in the colours of your system where it forces them.',
      'Nothing flashes. Where your system asks for less motion, nothing moves by itself.',
    ],
  },
  offline: {
    title: 'Without a network',
    words: ['install', 'network', 'offline'],
    text: [
      'What you opened once stays in this browser and opens without a network: the desktop, the programs you used, and beside them Notepad, Display Properties and every skin. Prices, balances and signing need the network and say so.',
      'Your browser can install the desktop as an app of its own, from its address bar or its menu.',
    ],
  },
  treasury: {
    title: 'Treasury',
    words: ['balances', 'multisig', 'queue', 'Safe', 'treasury'],
    text: [
      'Treasury shows what a Safe holds, what waits for its owners, what it did, and the messages that they signed. A Safe is a wallet that several people own together: so many of them must sign before anything is sent.',
      'The Safe of this community opens first. Type the address of any other one into the field and press Open; nothing has to be connected for that. The Safe menu leads back, Currency chooses what values are counted in, Network where the address is looked up.',
      'Owners can sign, reject and execute what waits, and propose a payment. Before anything can be signed its hash is computed here and compared, and what could give the Safe away is named.',
      'Choose a row of a list to see everything about it below. Of transactions under one heading "Only one of these will run" the owners execute one, and the others are then cancelled.',
    ],
  },
  swap: {
    title: 'Swap Pairs',
    words: ['exchange', 'liquidity', 'pairs', 'prices', 'sorting', 'swap', 'tokens', 'volume'],
    text: [
      'The pairs of this community with the prices of their pools, asked for every four seconds while the window is in view. The status bar names the block that they are of, and how old it is when an answer is late. They are not advice.',
      '24 h is the change of the price, Volume what was traded in that time, Liquidity what both sides of the pool are worth, counted in the first token of the pair. The line shows the last 24 hours.',
      'Click the head of a column to sort by it, once more to turn the order round. With the keyboard, the arrow keys go from cell to cell; Enter on a pair opens its chart, as a double-click does.',
      'Swap leads to the exchange that the community chose. Add to wallet asks your wallet to show a token; it moves nothing.',
    ],
  },
  charts: {
    title: 'Charts',
    words: ['alerts', 'candles', 'charts', 'csv', 'history', 'notifications', 'prices'],
    text: [
      'Charts shows what a pair cost in the last hour, 24 hours, 7 days, 30 days, or as long as this server keeps its history. The figures come from the trades in the pools themselves. Open as many windows as you like; the menu Pair chooses what one shows.',
      'A candle is hollow where the price rose and filled where it fell. Its body goes from the first price to the last, the thin line from the highest to the lowest. The columns below are what was traded. A small window shows several intervals as one candle.',
      'Point at a candle to read its figures, or go along with the arrow keys, Home and End. View, Table shows the same figures as a table; Edit, Copy and File, Save as CSV take them along. Times in the file are UTC.',
      'Alerts, Price Alerts tells you once when a pair is over or under a price. Alerts are kept in this browser and checked while a page of this desktop is open. To be told by the system too, check the box; your browser then asks for your permission.',
    ],
  },
  notepad: {
    title: 'Notepad',
    words: ['documents', 'notepad', 'read me', 'terms'],
    text: [
      'The texts of this desktop to read, select and copy: Read Me, the terms and a short help. File has all of them, Edit copies and wraps.',
    ],
  },
  heartbreak: {
    title: 'Heartbreak',
    words: ['heartbreak', 'game', 'daily board', 'hints', 'replays'],
    text: [
      'Some hearts of the board are broken: find every whole one. A number says how many broken hearts touch its place. The left button opens, the right one pins, both together or a double click open the rest around a number. Every board of the list can be solved by logic from the patch that is open at the start.',
      'With fingers: tap to open, press long to pin, use the buttons below the board for the rest. With keys: arrows, Space, F, C, H; the window lists them under Help.',
      'Everything but the ranking is played without a wallet. There is nothing to win but your time in a table. A ranked game is found again when you come back within its 30 minutes, its clock running all the while; closing the window gives it up.',
    ],
  },
  display: {
    title: 'Display Properties',
    words: ['appearance', 'background', 'colours', 'effects', 'skins', 'wallpaper'],
    text: [
      'Background: one of three wallpapers or none, in the middle, as tiles or stretched. Appearance: the skin, shown in the small monitor before you choose, and how large the controls are. Effects: what moves, what a click does, and, where it is offered, statistics.',
      'What you change is shown at once in the small monitor. OK and Apply keep it, Cancel puts everything back as it was.',
    ],
  },
  bridge: {
    title: 'Bridge',
    words: ['bridge', 'chains', 'crossing'],
    text: [
      'A folder of links to places where tokens cross from one chain to another. Such places are kept by others: read what your wallet shows before you sign.',
      'Select an icon to see where it leads; open it as any icon; copy its address from the File menu. View changes how the icons stand.',
    ],
  },
  governance: {
    title: 'Governance',
    words: ['governance', 'vote'],
    text: ['A folder of links to where the community votes. A vote is signed in your wallet, on that site.'],
  },
  collections: {
    title: 'Collections',
    words: ['collections', 'NFT'],
    text: ['A folder with the NFT collections of the community. Each opens in a new tab.'],
  },
  markets: {
    title: 'Markets',
    words: ['Chia', 'exchange', 'markets', 'trading'],
    text: [
      'A folder of links to where the tokens are at home: the exchange, Chia wallets, Chia markets and the block explorer.',
    ],
  },
  partners: {
    title: 'Partners',
    words: ['partners'],
    text: ['A folder with the sites of those who build with the community.'],
  },
  social: {
    title: 'Social',
    words: ['Discord', 'social', 'Telegram', 'Twitter'],
    text: [
      'A folder with the channels where the community talks. Nobody there will ever need the secret words of your wallet.',
    ],
  },
  help: {
    title: 'Help',
    words: ['help', 'manual'],
    text: [
      'This manual. Contents has the chapters, Index the words, Find whatever is written. A program that has a Help menu opens its own topic here.',
    ],
  },
  run: {
    title: 'Run',
    words: ['address', 'commands', 'run', 'transaction'],
    text: [
      'Type the name of a program, such as notepad or display, and it opens; "notepad terms" opens a document. The name of a link opens that link.',
      'An address or a transaction on the chain (0x…) opens at the block explorer of the community. A web page opens if it is on a site that the community links to.',
      'Up and Down bring back what you typed before. There are a few words more: winver, love, bsod, and one that you should never type.',
    ],
  },
  'shut-down': {
    title: 'Shut Down',
    words: ['disconnect', 'restart', 'screen saver', 'shut down', 'stand by'],
    text: [
      'Stand by darkens the screen until a key or a press. Shut down disconnects the wallet; then the tab may be closed. Restart closes every window and forgets where they stood; your choices stay. Disconnect the wallet does only that.',
    ],
  },
  'what-is-a-wallet': {
    title: 'What is a wallet?',
    words: ['account', 'address', 'keys', 'wallet'],
    text: [
      'A wallet is an app or a device that holds keys. With a key you prove that an account on the chain is yours, and you sign what it should do. The tokens themselves are on the chain, not in the wallet.',
      'The address of an account may be known to everybody. The secret words from which its keys are made may be known to nobody: no page, no helper, not this one. Whoever asks for them wants to rob you.',
      'If you have no wallet yet: Connect Wallet, Get a Wallet lists some.',
    ],
  },
  connecting: {
    title: 'Connecting a wallet',
    words: ['connect', 'wallet'],
    text: [
      'Connect Wallet, in the taskbar, lists the wallets of this browser. Connecting shows your address to this page and nothing else: it cannot move anything. Each payment and each signature is asked for by your wallet, which is where you should read it.',
      'If your wallet is missing from the list, unlock it and open the list again. If it says that a request is already open, answer that one in the wallet first.',
      'To disconnect: the account button, Disconnect; or Shut Down.',
    ],
  },
  terms: {
    title: 'The terms',
    words: ['agree', 'rules', 'terms'],
    text: [
      'The first time an address connects, the terms are shown. Agreeing is remembered in this browser for this address only. The text stands in Notepad, Terms.',
      'Who does not agree can disconnect and still look around.',
    ],
  },
  verifying: {
    title: 'Verifying an account',
    words: ['message', 'sign', 'signature', 'verify'],
    text: [
      'You may sign a message that says that the account is yours. It costs nothing and moves nothing. Not now is a fair answer: everything but a ranking works without it, and the account window offers it again.',
      'The dialog shows every line of the message, after checking that it names this page, your account and your chain. The last message you signed is kept in this browser as your receipt.',
    ],
  },
  'wrong-network': {
    title: 'Wrong network',
    words: ['chain', 'network', 'switch'],
    text: [
      'Your wallet is on a chain that this page does not know. Press the button that says so to switch, or change the network in the wallet. If the wallet does not know the chain either, it is asked to add it.',
    ],
  },
  safety: {
    title: 'Staying safe',
    words: ['danger', 'safety', 'scam'],
    text: [
      'Read what your wallet shows before you sign; nobody can undo it. Compare addresses at their beginning and their end. Come here by an address you saved yourself, not by one that was sent to you.',
      'This page never asks for secret words, never writes to you first, and never needs a payment to give you one.',
    ],
  },
  'treasury-names': {
    title: 'Treasury: Address Book and Receiving',
    words: ['address book', 'import', 'QR code', 'receive'],
    text: [
      'Address Book in the Safe menu of Treasury keeps names that you give to addresses, for each network. They are stored in this browser only. A recipient with a name is marked as in your address book, and the address stays beside the name.',
      'To move your names, press Export or Import. The file has the form of the web app of Safe: address, name, chainId. Lines that cannot be read are named, and the others are added.',
      'Receive in the Safe menu shows the address of the Safe as a QR code. If your wallet does not read it, choose only the address.',
    ],
  },
  'treasury-calls': {
    title: 'Treasury: Contract Calls and Collectibles',
    words: ['ABI', 'collectibles', 'contract call', 'NFT'],
    text: [
      'To call any contract, press Contract call in the Queue. Enter the address and paste the ABI, choose a function, and fill in its fields. Lists and structs are entered as JSON. The review says what the bytes do. The names of your ABI stand there too, and they are not checked.',
      'To see or send a collectible, press Open in its row. A picture is shown only if it is stored on the chain, because another server would learn that you look at it.',
    ],
  },
  'treasury-checks': {
    title: 'Treasury: Hashes and History',
    words: ['CSV', 'domain hash', 'hardware wallet', 'history', 'message hash'],
    text: [
      'A hardware wallet shows hashes instead of words. Compare the domain hash and the message hash in the details with those on its screen before you sign.',
      'The history says what the bytes of a transaction do, where owners signed it. Rows that begin with “Said by the gateway” were not checked. Type into Find to see only some rows, and press Save as CSV to save them. The file has what is loaded: scroll to the end first to save everything.',
    ],
  },
  'all-keys': {
    title: 'All keys',
    words: ['keyboard', 'keys', 'shortcuts'],
    text: [
      'Keys that your system or your browser keeps for itself do not arrive here; each has another way in a menu.',
    ],
  },
  forking: {
    title: 'A desktop for your community',
    words: ['configuration', 'forking', 'love98.config.ts', 'own desktop'],
    text: [
      'Everything that makes this desktop the one of its community stands in one file, love98.config.ts: name, programs and their order, links, tokens, pairs, terms. Copy the project, change the file, and start it; a wrong value stops the start and is named with its path.',
      'A value of null is not known yet. While showUnset is true it is shown as "not configured"; with false it is left out.',
      'Skins are a file of colours each, icons are drawings in text files. CONTRIBUTING.md tells how to add a program, a skin, a wallet or a pair.',
    ],
  },
  errors: {
    title: 'If something goes wrong',
    words: ['blue screen', 'crash', 'error', 'illegal operation'],
    text: [
      'A program that performs an illegal operation is stopped alone; the box offers to start it again and shows the details, which you can copy.',
      'If the desktop itself falls, the screen turns blue and shows an error id: copy it when you report it, then press any key. Nothing in your wallet is touched by it.',
    ],
  },
} as const satisfies Texts
