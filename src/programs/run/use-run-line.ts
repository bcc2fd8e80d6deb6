import { useCallback } from 'react'
import { askInMessageBox } from '@/desktop/message-boxes'
import { useCommunity } from '@/desktop/use-community'
import { useDesktopStore } from '@/desktop/use-desktop'
import { linkEntries } from '@/domain/navigation/desktop-entries'
import { type RunAction, type RunCommand, readRunLine } from '@/domain/navigation/run-command'
import { runTexts } from '@/texts/en/programs/run'
import { inLocale } from '@/texts/locale'
import { findProgram, programs } from '../registry'
import { knownArgument, windowRequest } from '../window-request'
import { rememberRunLine } from './run-history'

/** Runs a line. @returns whether it opened something; if not, a message box has said why */
export function useRunLine(): (line: string) => Promise<boolean> {
  const store = useDesktopStore()
  const community = useCommunity()
  return useCallback(
    async (line) => {
      const shown = programs.filter(({ id }) => community.programs.includes(id))
      const links = linkEntries({ ...community, showUnset: true })
      const action = readRunLine(line, { programs: shown, links, explorer: community.links.explorer })
      const problem = problemOf(action)
      if (problem) {
        const texts = inLocale(runTexts)
        await askInMessageBox({
          title: line.trim(),
          icon: 'error',
          text: problem,
          buttons: [texts.ok],
          ...(action.kind === 'unset' && { details: texts.setting(action.setting) }),
        })
        return false
      }
      if (action.kind === 'nothing') return false
      rememberRunLine(line.trim())
      if (action.kind === 'link') window.open(action.href, '_blank', 'noopener,noreferrer')
      if (action.kind === 'command') await runCommand(action.name, community.site.name)
      if (action.kind === 'program') {
        const program = findProgram(action.id)
        if (program)
          store.dispatch({
            type: 'opened',
            request: windowRequest(program, knownArgument(program, action.argument)),
          })
      }
      return true
    },
    [store, community],
  )
}

function problemOf(action: RunAction): string | null {
  const texts = inLocale(runTexts)
  if (action.kind === 'unknown') return texts.notFound(action.text)
  if (action.kind === 'unset') return texts.notConfigured(action.label)
  if (action.kind === 'foreign') return texts.foreign(action.host)
  return action.kind === 'bad-hexadecimal' ? texts.badHexadecimal : null
}

async function runCommand(name: RunCommand, siteName: string): Promise<void> {
  const texts = inLocale(runTexts)
  if (name === 'crash') location.assign('/bsod')
  else {
    const { title, icon, text } = {
      about: { title: texts.aboutTitle(siteName), icon: 'info' as const, text: texts.version(siteName) },
      love: { title: texts.loveTitle, icon: 'question' as const, text: texts.love },
      format: { title: texts.formatTitle, icon: 'warning' as const, text: texts.format },
    }[name]
    await askInMessageBox({ title, icon, text, buttons: [texts.ok] })
  }
}
