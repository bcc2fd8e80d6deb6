// Permitted imports: one row per folder. `scripts/lib/check/import-rules.ts` reads it, `npm run check` runs it, and
// `tests/architecture.integration.test.ts` plants a violation of each rule. A permission that no import uses fails the check too. Two more rules, `wallet-is-lazy` and `server-only`,
// follow chains of imports into the browser: `scripts/lib/check/import-rules.ts`.

/** @type {Record<string, readonly string[]>} */
const table = {
  shell: [
    'dialogs',
    'programs',
    'skins',
    'wallet',
    'desktop',
    'ui',
    'browser',
    'language',
    'texts',
    'domain',
  ],
  programs: ['skins', 'wallet', 'desktop', 'ui', 'browser', 'chain', 'safe', 'language', 'texts', 'domain'],
  dialogs: ['wallet', 'desktop', 'ui', 'language', 'texts', 'domain'],
  demo: ['desktop', 'browser', 'texts', 'domain'],
  wallet: ['demo', 'browser', 'chain', 'safe', 'texts', 'domain'],
  desktop: ['skins', 'browser', 'language', 'texts', 'domain'],
  server: ['chain', 'safe', 'language', 'texts', 'domain'],
  chain: ['domain'],
  safe: ['texts', 'domain'],
  browser: ['texts', 'domain'],
  skins: ['domain'],
  // A control reads its keys where Help reads them, too; dialogs are placed by the rules of windows.
  ui: ['texts', 'domain/build', 'domain/keyboard', 'domain/windows'],
  // Helpers of languages read which language a page is in.
  language: ['texts'],
  // A community's own programs and skins import it as `love98/…`.
  public: ['programs', 'ui', 'language', 'domain'],
  // Made from the messages.
  texts: [],
  domain: ['texts'],
}

/** Type imports are written as calls of this name in the outline that is checked; they are erased in a bundle. */
const typeImport = 'importType'
const notErased = { exoticallyRequired: false }

const layers = Object.entries(table).map(([folder, allowed]) => ({
  name: `layer-${folder}`,
  comment: `src/${folder} may import ${allowed.length > 0 ? allowed.join(', ') : 'no other folder'}.`,
  severity: 'error',
  from: { path: `^src/${folder}/` },
  // The registry is made from the programs of the product and of the community.
  to: {
    path: '^(src/|@community/)',
    pathNot: `^(src/(${[folder, ...allowed].join('|')})/${folder === 'programs' ? '|@community/programs/' : ''})`,
  },
}))

module.exports = {
  permissions: table,
  forbidden: [
    ...layers,
    {
      name: 'config-from-app',
      comment: "Only src/app reads the community's file; everything below receives what it needs.",
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/app/' },
      to: { path: '^@community/config$' },
    },
    {
      name: 'http-server-apart',
      comment:
        'The HTTP server in server/ imports src; src never imports it, and gets what it needs as an argument.',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: '^server/' },
    },
    {
      name: 'no-cycles',
      comment: 'Two files that need each other are one idea, or a third one is missing.',
      severity: 'error',
      from: {},
      // A window opens programs that it finds in the registry, which loads the windows.
      to: { circular: true, viaOnly: { dependencyTypesNot: ['dynamic-import'] } },
    },
    {
      name: 'programs-are-islands',
      comment: 'A program never imports another one: move what they share down.',
      severity: 'error',
      // The registry is made from all programs.
      from: { path: '^src/programs/(?!generated/)([^/]+)/' },
      to: { path: '^src/programs/[^/]+/', pathNot: '^src/programs/(?:$1|generated)/' },
    },
    {
      name: 'window-is-lazy',
      comment: "A program's window is loaded when it is opened: reach it by import() only.",
      severity: 'error',
      from: {},
      to: { path: '^src/programs/[^/]+/(wallet-)?window\\.tsx$', dynamic: false, ...notErased },
    },
    {
      name: 'demo-is-lazy',
      comment:
        'Demo code holds development keys: reach it by import() only, so that no page brings it along.',
      severity: 'error',
      from: { pathNot: '^src/demo/' },
      to: { path: '^src/demo/', dynamic: false, ...notErased },
    },
    {
      name: 'plain-ts-has-no-react',
      comment: 'The name shows the purity: x.ts is plain, use-x.ts is a hook, x.tsx draws.',
      severity: 'error',
      from: {
        path: '^src/.*\\.ts$',
        // wagmi gives createConfig and createStorage by the same door as its hooks.
        pathNot: ['/use-[^/]+\\.ts$', '^src/wallet/wallet\\.ts$', '^src/wallet/wallet-storage\\.ts$'],
      },
      to: { path: '^(react|react-dom)(/|$)|^wagmi$', ...notErased },
    },
    {
      name: 'pure-domain',
      comment: 'The rules of the product depend on nothing but valibot and the texts, which are data.',
      severity: 'error',
      from: { path: '^src/domain/' },
      to: { path: '.', pathNot: '^(src/domain/|src/texts/|valibot(/|$))' },
    },
    {
      name: 'resolvable',
      comment: 'The file does not exist; an import that leads nowhere would escape every other rule.',
      severity: 'error',
      from: { path: '^src/' },
      to: { couldNotResolve: true, path: '^(\\.|@/)' },
    },
  ],
  options: {
    exoticRequireStrings: [typeImport],
    moduleSystems: ['es6', 'cjs'],
  },
}
