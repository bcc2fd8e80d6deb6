import 'server-only'
import file from '@community/config'
import { getAddress, isAddress } from 'viem'
import { hasServer } from '@/domain/build/capabilities'
import { type CommunityContext, parseCommunity } from '@/domain/community/community'
import type { LanguageId } from '@/language/languages'
import { programs } from '@/programs/registry'
import { skins } from '@/skins/registry'
import { iconNames } from '@/ui/generated/icons'

/** A build leaves languages out of their list, while the file may keep its translations to them. */
const everyLanguage: Readonly<Record<LanguageId, true>> = {
  en: true,
  es: true,
  'pt-br': true,
  fr: true,
  de: true,
  tr: true,
  ru: true,
  'zh-cn': true,
  ja: true,
  ar: true,
}

export const communityContext: CommunityContext = {
  programIds: programs.map(({ id }) => id),
  skinIds: skins.map(({ id }) => id),
  iconNames,
  languageIds: Object.keys(everyLanguage),
  // viem accepts an address in lowercase as one without a checksum. The file has to carry the checksum (EIP-55).
  checksumOf: (text) => (isAddress(text, { strict: false }) ? getAddress(text) : null),
}

/** The community's file, validated on import: a wrong value fails the build and the start. */
export const community = parseCommunity(builtFile(file), communityContext)

/** Leaves out the programs that a static site lacks. `checkCommunity` has checked the names of all of them before. */
function builtFile({ programs: named, ...others }: typeof file): unknown {
  if (hasServer) return file
  return { ...others, programs: named.filter((id) => communityContext.programIds.includes(id)) }
}
