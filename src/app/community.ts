import 'server-only'
import { getAddress, isAddress } from 'viem'
import { type CommunityContext, parseCommunity } from '@/domain/community/community'
import { programs } from '@/programs/registry'
import { skins } from '@/skins/registry'
import { languages } from '@/texts/locales'
import { iconNames } from '@/ui/generated/icons'
import file from '../../love98.config'

/** What a community may name, and how its addresses are checked. */
export const communityContext: CommunityContext = {
  programIds: programs.map(({ id }) => id),
  skinIds: skins.map(({ id }) => id),
  iconNames,
  languageIds: languages.map(({ id }) => id),
  // viem takes an address without any capital as one without a checksum; a file has to carry the checksum (EIP-55).
  isChecksummed: (text) => isAddress(text, { strict: false }) && getAddress(text) === text,
}

/** The community's file, checked: importing this fails the build, and the start, when a value is wrong. */
export const community = parseCommunity(file, communityContext)
