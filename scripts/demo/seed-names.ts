import type { Address } from 'viem'
import { ownArtifact } from './artifacts.ts'
import { portrait } from './portraits.ts'
import type { TransactionPlan } from './transaction-plan.ts'

/** The address at which clients expect the universal resolver of ENS (https://docs.ens.domains/resolvers/universal). */
export const universalResolver = '0xeEeEEEeE14D718C2B47D9923Deab1335E144EeEe'

const avatars = {
  'love.eth': portrait('heart', { color: '#e0103c', shade: '#8c0020', light: '#ffc0d0', ground: '#ffe8f0' }),
  'heart.eth': portrait('arrow', {
    color: '#d040a0',
    shade: '#801060',
    light: '#ffffff',
    ground: '#c0d8ff',
  }),
  'crush.eth': portrait('broken', {
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
    'love.eth': people[0],
    'heart.eth': people[1],
    'crush.eth': people[2],
    'shy.eth': people[3],
    'safe.love.eth': safe,
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
