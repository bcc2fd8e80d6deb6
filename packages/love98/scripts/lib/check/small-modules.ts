import { posix } from 'node:path'
import type { ImportGraph } from './import-graph.ts'

const smallModuleLines = 60

/** Modules that stay separate although only one neighboring module imports them, with the reason. */
export const keptModules: Readonly<Record<string, string>> = {
  'scripts/bench/scale/collect-garbage.mjs': 'Node loads it with --import in other processes.',
  'scripts/lib/test/temporary-folder.ts':
    'The border of a test run to the file system, with tests of its own.',
  'scripts/lib/test/test-options.ts': 'The arguments of the test command, with tests of their own.',
  'scripts/lib/test/engine-counts.ts': 'The rule that both databases run the same tests.',
  'scripts/lib/test/test-report.ts': 'The format of a test report, with tests of its own.',
  'src/safe/decode/messages/opaque-text.ts': 'The rule for texts that people cannot read.',
  'scripts/bench/safe-part.ts': 'One file per part of the benchmark.',
  'scripts/bench/sign-in-part.ts': 'One file per part of the benchmark.',
  'server/route-listener.ts': 'The border between Node requests and the routes.',
  'src/programs/heartbreak/replay/replay-frames.ts': 'Pure frames of a replay, with tests of their own.',
  'src/programs/heartbreak/replay/replay-player.ts': 'The clock of a replay, which browser tests import.',
  'src/programs/solitaire/table/drag-cards.ts': 'Dragging outside React, with the events of the document.',
  'src/safe/decode/known-functions.ts': 'The list to which a new function is added.',
  'src/safe/decode/messages/known-forms.ts': 'The list to which a new form of message is added.',
  'src/safe/host/message-guard.ts':
    'The filter of messages from the host page, which is the border of the Safe App.',
  'src/server/heartbreak/picture/encode-png.ts':
    'The PNG format (ISO/IEC 15948), which a reader looks for by its name.',
  'src/server/heartbreak/picture/glyphs.ts': 'Data: the letters of result pictures.',
  'src/server/heartbreak/picture/start-deal-worker.ts':
    'Workers are started in one place, which tests replace.',
  'src/server/http/same-origin.ts':
    'The rule against requests from other sites, which a reader looks for by its name.',
  'src/server/rpc/simulated-execution.ts': 'The rule for simulations of a Safe, beside the rule for swaps.',
  'src/shell/taskbar/tray/volume-button.tsx': 'One file per button of the notification area.',
  'src/ui/blue-screen.tsx': 'The blue screen is shown on request as well as after a crash.',
  'src/ui/dialog/first-focus.ts':
    'The rule for the first focus in a dialog, which a reader looks for by name.',
  'src/ui/menu-bar/use-menu-bar-keys.ts': 'The keys of menu bars, with the events of the document.',
  'src/ui/menu/submenu-safe-triangle.ts':
    'The geometry of the safe triangle, a known idea with tests of its own.',
  'src/wallet/connect/reconnect-stored.ts': 'A hook of wagmi beside plain code.',
  'src/wallet/wallet-storage.ts': 'The storage of wagmi, which has its own format.',
  'src/wallet/wallets/brave.ts': 'One file per wallet.',
  'src/wallet/wallets/coinbase-wallet.ts': 'One file per wallet.',
  'src/wallet/wallets/metamask.ts': 'One file per wallet.',
  'src/wallet/wallets/rainbow.ts': 'One file per wallet.',
  'src/wallet/wallets/safe.ts': 'One file per wallet.',
  'src/wallet/wallets/walletconnect.ts': 'One file per wallet.',
  'scripts/art/paint-hills.ts':
    'The wallpaper of a skin without one of its own, as the wallpapers of communities.',
  'scripts/art/logo/check-svg.ts': 'The filter of hostile drawings, with tests of its own.',
  'scripts/art/logo/emoji.ts': 'The border to the package with the drawings of emoji.',
  'src/shell/services/message-box-host.tsx': 'Shows message boxes, which a reader looks for by name.',
  'scripts/lib/start/data-folder.ts': 'The rule for the data folders, with tests of its own.',
  'src/desktop/analytics-services.ts': 'The list to which a service of statistics is added.',
  'src/server/misspelt-variables.ts': 'The rule for misspelt variables, with tests of its own.',
}

const mostKeptModules = 40

/**
 * Programs, their keys, routes and workers are files because something other than an import loads them. The wizard in
 * `packages/create-love98` imports the readers of tokens and pools.
 */
const loadedOtherwise = [
  /\/program\.ts$/,
  /^src\/programs\/[^/]+\/keys\.ts$/,
  /\/window\.tsx$/,
  /^src\/app\//,
  /\.worker\.ts$/,
  /^scripts\/lib\/pair\//,
]

const isModule = (path: string) =>
  /^(src|server|scripts)\/.*\.(tsx?|mjs)$/.test(path) && !/\.(test|d)\.tsx?$|\/(generated|texts)\//.test(path)

const isRootFile = (path: string) => !path.includes('/')

/**
 * Finds small modules that only one module imports, from the same folder. Tests do not count as importers, and a module
 * that `import()` loads is a file because it loads on its own.
 *
 * @param lines the number of lines by path
 * @returns a sentence for each module that has no entry in `kept`, and for each entry without such a module
 */
export function smallModuleProblems(
  graph: ImportGraph,
  lines: ReadonlyMap<string, number>,
  kept: Readonly<Record<string, string>> = keptModules,
): string[] {
  const importers = new Map<string, Set<string>>()
  const lazy = new Set<string>()
  for (const [from, { imports }] of graph) {
    if (!isModule(from) && !isRootFile(from)) continue
    for (const { to, kind } of imports) {
      if (kind === 'dynamic') lazy.add(to)
      importers.set(to, (importers.get(to) ?? new Set()).add(from))
    }
  }
  const found = new Map(
    [...importers].flatMap(([path, from]) => {
      const [importer] = from
      const isSmall =
        isModule(path) &&
        from.size === 1 &&
        importer !== undefined &&
        posix.dirname(importer) === posix.dirname(path) &&
        !lazy.has(path) &&
        !loadedOtherwise.some((pattern) => pattern.test(path)) &&
        (lines.get(path) ?? 0) <= smallModuleLines
      return isSmall ? [[path, importer] as const] : []
    }),
  )
  const unlisted = [...found].filter(([path]) => !Object.hasOwn(kept, path))
  const tooMany =
    Object.keys(kept).length > mostKeptModules
      ? [`keptModules has more than ${mostKeptModules} entries: merge some.`]
      : []
  const outdated = Object.keys(kept).filter((path) => !found.has(path))
  return [
    ...tooMany,
    ...unlisted.map(([path, importer]) => `${path} has one importer, ${importer}: merge them.`),
    ...outdated.map((path) => `${path} is in keptModules of scripts/lib/check/small-modules.ts: remove it.`),
  ]
}
