import { useCallback } from 'react'
import { requestAbout } from '@/desktop/about-request'
import { showMessageBox } from '@/desktop/message-boxes'
import { useCommunity } from '@/desktop/use-community'
import { useDesktopStore } from '@/desktop/use-desktop'
import { basePath } from '@/domain/build/base-path'
import { settingIn } from '@/domain/community/file-name'
import { linkEntries } from '@/domain/navigation/desktop-entries'
import { parseRunLine, type RunAction, type RunCommand } from '@/domain/navigation/run-command'
import { common } from '@/texts/common'
import { run } from '@/texts/run'

import type { Program } from '../define-program'
import { findProgram, programs } from '../registry'
import { knownArgument, windowRequest } from '../window-request'
import { rememberRunLine } from './run-history'

/**
 * Runs a line.
 * @returns true if it opened something; otherwise a message box has shown the reason
 */
export function useRunLine(): (line: string) => Promise<boolean> {
  const store = useDesktopStore()
  const community = useCommunity()
  return useCallback(
    async (line) => {
      const shown = programs.filter(({ id }) => community.programs.includes(id))
      const links = linkEntries({ ...community, showUnset: true })
      const action = parseRunLine(line, { programs: shown, links })
      const problem = problemOf(action)
      if (problem) {
        await showMessageBox({
          title: line.trim(),
          icon: action.kind === 'windows-program' ? 'info' : 'error',
          text: problem,
          buttons: [common.ok],
          ...(action.kind === 'unset' && { details: settingIn(action.setting) }),
        })
        return false
      }
      if (action.kind === 'nothing') return false
      rememberRunLine(line.trim())
      if (action.kind === 'link') window.open(action.href, '_blank', 'noopener,noreferrer')
      if (action.kind === 'command') await runCommand(action.name)
      if (action.kind === 'program') {
        const program = findProgram(action.id)
        if (program)
          store.dispatch({
            type: 'opened',
            request: windowRequest(program, argumentOf(program, action.argument)),
          })
      }
      return true
    },
    [store, community],
  )
}

/** The names of pages are in lowercase, and the names of pairs have the letters of their symbols. */
function argumentOf(program: Program, typed: string | null): string | null {
  return knownArgument(program, typed) ?? knownArgument(program, typed?.toLowerCase() ?? null)
}

function problemOf(action: RunAction): string | null {
  if (action.kind === 'unknown') return run.notFound(action.text)
  if (action.kind === 'unset') return run.notConfigured(action.label)
  if (action.kind === 'foreign') return run.foreignSite(action.host)
  if (action.kind === 'windows-program') return run.windowsProgram(action.name)
  return action.kind === 'bad-hexadecimal' ? run.badHexadecimal : null
}

async function runCommand(name: RunCommand): Promise<void> {
  if (name === 'crash') location.assign(`${basePath}/bsod`)
  // After Run is closed: About returns the focus to what had it when it opened.
  else if (name === 'about') setTimeout(requestAbout)
  else {
    const { title, icon, text } = {
      joke: { title: run.jokeCommand, icon: 'question' as const, text: run.joke },
      format: { title: run.formatTitle, icon: 'warning' as const, text: run.format },
    }[name]
    await showMessageBox({ title, icon, text, buttons: [common.ok] })
  }
}
