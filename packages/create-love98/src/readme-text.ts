import { escapedText } from '../../love98/scripts/lib/messages/terms.ts'
import { type Answers, ownSkinOf } from './answers.ts'

/** The README of a new project. */
export function readmeText(answers: Answers): string {
  const { name, sentence, chain, logo } = answers
  const own = ownSkinOf(answers)
  const logoName = logo?.kind === 'picture' ? logo.file : 'logo.txt'
  const rows = [
    ['config.ts', 'Name, links, chains, tokens, pairs, programs, languages. Your editor completes it.'],
    ['terms/en.md', 'The terms that visitors accept before they use a wallet. Ask a lawyer to read them.'],
    ...(logo ? [[logoName, 'The logo: `logo.png`, `logo.svg`, or one emoji or letter in `logo.txt`.']] : []),
    ...(own ? [[`skins/${own}.ts`, 'The colors of your skin.']] : []),
    ['pages/*.md', 'Documents of your own (optional).'],
    ['art/, programs/, texts/', 'Icons, programs and messages of your own (optional).'],
  ]
  return `# ${escapedText(name)}

${escapedText(sentence)}

A Windows 98-style desktop, made with Love98.

## Commands

| Command | Result |
| --- | --- |
| \`npm start\` | The demo: the desktop on local test chains, with a test wallet. For this computer only. |
| \`npm run dev\` | The demo, which shows each change of \`community/\` at once |
| \`npm run check\` | Checks the files in \`community/\`, and names the line of a wrong value |
| \`npm test\` | Checks, builds and opens the desktop |
| \`npm run build\` | Builds \`dist/\` |
| \`npx love98 pair <address>\` | Adds a swap pair with a token to \`community/config.ts\` |

## Files to edit

Everything that is yours is in \`community/\`:

| File | Content |
| --- | --- |
${rows.map(([file, about]) => `| \`${file}\` | ${about} |`).join('\n')}

## Put it online

Never serve the demo: its wallet uses public keys. Copy \`.env.example\` to \`.env\`, set \`SITE_URL\` to your address and
\`RPC_URL_${chain.id}\` to a node of ${escapedText(chain.name)}, and run:

\`\`\`sh
npm ci
npm start -- --mainnet
\`\`\`

Visitors need HTTPS to sign in, so put a web server with a certificate in front, such as Caddy.

## Update

\`\`\`sh
npm install love98@latest --save-exact
npm run update
\`\`\`

\`npm run update\` changes \`community/config.ts\` where a new version needs it, and says each change.

## License

The files of this project have the license in [LICENSE](LICENSE). Love98 has the MIT license. Windows is a trademark of
Microsoft, which has no part in this project.
`
}
