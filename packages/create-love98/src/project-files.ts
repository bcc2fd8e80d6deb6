import { escapedText } from '../../love98/scripts/lib/messages/terms.ts'
import { type Answers, ownSkinOf } from './answers.ts'
import type { CommunityConfig } from './community-config.ts'
import { configSource } from './config-source.ts'
import { drawSkin } from './draw-skin.ts'
import { readmeText } from './readme-text.ts'
import { skinModule, slugOf } from './skin-source.ts'

/** The package of a project, before its dependencies are installed. @param love98 the version, or `file:` and a path */
export function packageFile(folder: string, love98: string) {
  return {
    name: slugOf(folder) || 'my-community',
    version: '0.1.0',
    private: true,
    type: 'module',
    license: 'MIT',
    engines: { node: '^20.19 || >=22.12' },
    scripts: {
      start: 'love98 start',
      dev: 'love98 dev',
      build: 'love98 build',
      check: 'love98 check',
      test: 'love98 test',
      update: 'love98 update',
    },
    dependencies: { love98 },
    // WalletConnect pins an older viem, which would be a second one in the browser.
    overrides: { '@walletconnect/utils': { viem: '^2.57.20' } },
  }
}

/**
 * The files of a project besides `package.json` and pictures, by their paths.
 * @param year of the license
 */
export function projectFiles(answers: Answers, config: CommunityConfig, year: number): Map<string, string> {
  const { name, logo } = answers
  const own = ownSkinOf(answers)
  const files = new Map([
    ['README.md', readmeText(answers)],
    ['LICENSE', licenseText(name, year)],
    ['.gitignore', 'node_modules/\ndist/\n.love98/\ntest-results/\n*.tsbuildinfo\n.env\n.env.local\n'],
    ['.env.example', environmentText(answers)],
    ['tsconfig.json', json(typeScriptSettings)],
    ['.github/workflows/test.yml', workflowText],
    ['community/config.ts', configSource(config)],
    ['community/terms/en.md', termsText(name)],
  ])
  if (own) files.set(`community/skins/${own}.ts`, skinModule({ id: own, name, ...drawSkin(answers.color) }))
  if (logo?.kind === 'sign') files.set('community/logo.txt', `${logo.sign}\n`)
  return files
}

const typeScriptSettings = {
  extends: 'love98/tsconfig.base.json',
  include: ['community/**/*.ts', 'community/**/*.tsx', '.love98/generated/**/*.ts'],
}

const workflowText = `name: test
on:
  push: { branches: [main] }
  pull_request:
permissions:
  contents: read
jobs:
  test:
    runs-on: ubuntu-24.04
    timeout-minutes: 20
    steps:
      - uses: actions/checkout@11bd71901bbe5b1630ceea73d27597364c9af683 # v4.2.2
        with: { persist-credentials: false }
      - uses: actions/setup-node@49933ea5288caeca8642d1e84afbd3f7d6820020 # v4.4.0
        with: { node-version: '22', cache: npm }
      - run: npm ci
      - run: npm run check
      - run: npm test
`

/** The English terms of a new community. Its name may contain any letters and marks. */
export function termsText(name: string): string {
  return `# Terms

${escapedText(name)} runs on contracts that this page does not own, operate or control.

This desktop shows what the chain reports and links to sites that are run by third parties. Read what your wallet asks before you sign. A transaction cannot be undone.

Your agreement is stored in this browser, for this wallet address only.
`
}

function environmentText({ chain }: Answers): string {
  return `# Copy this file to .env, and change the values that you need. The demo (npm start) needs none of them.
# The README of Love98 lists every variable.

# The address that visitors type, without a slash at the end.
#SITE_URL=https://desktop.example

# The address and the port on which the server listens. HOST=0.0.0.0 makes it reachable from other machines.
#PORT=3000
#HOST=127.0.0.1

# A node of ${chain.name.replaceAll(/\s+/g, ' ')}, for prices and balances. Its address stays on the server.
#RPC_URL_${chain.id}=https://node.example/your-key

# WalletConnect, for wallets on phones: the ID of your WalletConnect project.
#WALLETCONNECT_PROJECT_ID=your-project-id

# PostgreSQL 15 or newer. Without it the tables are in an embedded database.
#DATABASE_URL=postgres://user:password@localhost:5432/desktop
`
}

function licenseText(name: string, year: number): string {
  return `MIT License

Copyright (c) ${year} ${name}

Permission is hereby granted, free of charge, to any person obtaining a copy
of this software and associated documentation files (the "Software"), to deal
in the Software without restriction, including without limitation the rights
to use, copy, modify, merge, publish, distribute, sublicense, and/or sell
copies of the Software, and to permit persons to whom the Software is
furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all
copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR
IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY,
FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE
AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER
LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM,
OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE
SOFTWARE.
`
}

/** A file of JSON. */
export function json(value: object): string {
  return `${JSON.stringify(value, null, 2)}\n`
}
