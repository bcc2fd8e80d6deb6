import type { Address } from 'viem'
import { ownArtifact } from './artifacts.ts'
import type { TransactionPlan } from './transaction-plan.ts'

/** Pixel portraits of the demo's names: `#` is the color, `+` its shade, `.` a light, a space nothing. */
const drawings: Readonly<Record<'gem' | 'moon' | 'arrow', readonly string[]>> = {
  gem: [
    '         ',
    '  #####  ',
    ' #..###+ ',
    ' #.####+ ',
    '  ####+  ',
    '   ##+   ',
    '    +    ',
    '         ',
    '         ',
  ],
  moon: [
    '         ',
    '   ###   ',
    '  #..    ',
    ' #.##    ',
    ' ####    ',
    ' ####+   ',
    '  ####++ ',
    '   +++   ',
    '         ',
  ],
  arrow: [
    '       .+',
    '  ## #.# ',
    ' #..#.##+',
    ' #.#.###+',
    ' ##.####+',
    '  .####+ ',
    ' . ###+  ',
    '.   #+   ',
    '         ',
  ],
}

/**
 * Returns a portrait as a `data:` image of 9×9 pixels for an avatar record (ENSIP-12).
 * @param paint CSS colors
 */
function portrait(
  drawing: keyof typeof drawings,
  { color, shade, light, ground }: Readonly<{ color: string; shade: string; light: string; ground: string }>,
) {
  const paths = [
    ['#', color],
    ['+', shade],
    ['.', light],
  ].map(([mark = '', fill]) => `<path fill="${fill}" d="${pixels(drawings[drawing], mark)}"/>`)
  const open = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" shape-rendering="crispEdges">'
  const svg = `${open}<path fill="${ground}" d="M0 0h9v9H0z"/>${paths.join('')}</svg>`
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`
}

function pixels(rows: readonly string[], mark: string) {
  return rows
    .flatMap((row, y) => [...row].map((pixel, x) => (pixel === mark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('')
}

/** The address at which clients expect the universal resolver of ENS (https://docs.ens.domains/resolvers/universal). */
export const universalResolver = '0xeEeEEEeE14D718C2B47D9923Deab1335E144EeEe'

const avatars = {
  'friend.eth': portrait('gem', { color: '#e0103c', shade: '#8c0020', light: '#ffc0d0', ground: '#ffe8f0' }),
  'arrow.eth': portrait('arrow', {
    color: '#d040a0',
    shade: '#801060',
    light: '#ffffff',
    ground: '#c0d8ff',
  }),
  'crush.eth': portrait('moon', {
    color: '#c02020',
    shade: '#600000',
    light: '#ff8080',
    ground: '#202030',
  }),
}

/**
 * Plans the demo's names: three development accounts with a portrait each, one without, and the Safe.
 * @param accounts at least four people
 * @returns addresses by name
 */
export function planNames(
  plan: TransactionPlan,
  { people, safe }: { people: readonly Address[]; safe: Address },
): Record<string, Address> {
  const { abi } = ownArtifact('NameService')
  const owners = Object.entries({
    'friend.eth': people[0],
    'arrow.eth': people[1],
    'crush.eth': people[2],
    'shy.eth': people[3],
    'safe.friend.eth': safe,
  })
  const names: Record<string, Address> = {}
  for (const [name, account] of owners) {
    if (!account) throw new Error(`No account is left for the name ${name}`)
    plan.call(universalResolver, abi, 'setName', [name, account])
    plan.call(universalResolver, abi, 'setPrimaryName', [account, name])
    names[name] = account
  }
  for (const [name, avatar] of Object.entries(avatars)) {
    plan.call(universalResolver, abi, 'setText', [name, 'avatar', avatar])
  }
  return names
}
