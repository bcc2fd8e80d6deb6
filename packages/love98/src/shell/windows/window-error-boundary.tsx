import { Component, type ReactNode } from 'react'
import { isOutdated } from '@/browser/served-version'
import { showMessageBox } from '@/desktop/message-boxes'
import { AppError } from '@/domain/errors'
import { errorDetails } from '@/domain/thrown'
import { endHydration } from '@/shell/hydration'
import { common } from '@/texts/common'
import { shellBoxes } from '@/texts/shell-boxes'

type WindowErrorBoundaryProps = {
  title: string
  onRestart: () => void
  onClose: () => void
  children: ReactNode
}

/** Catches the errors of a program: a message box offers to restart it or to close its window. */
export class WindowErrorBoundary extends Component<WindowErrorBoundaryProps, { fallen: boolean }> {
  override state = { fallen: false }

  static getDerivedStateFromError() {
    return { fallen: true }
  }

  override componentDidCatch(error: unknown) {
    endHydration()
    const { title, onRestart, onClose } = this.props
    const failure = isMissingChunk(error) ? new AppError('chunk-unavailable', error) : error
    void showMessageBox({
      title,
      icon: 'error',
      text: failure instanceof AppError ? failure.message : shellBoxes.illegalOperation(title),
      buttons: [shellBoxes.restart, common.close],
      details: errorDetails(failure),
    }).then(async (answer) => {
      if (answer !== shellBoxes.restart) onClose()
      else if (isMissingChunk(error) && (await isOutdated())) location.reload()
      else onRestart()
    })
  }

  override render() {
    return this.state.fallen ? null : this.props.children
  }
}

function isMissingChunk(error: unknown): boolean {
  return error instanceof Error && /chunk|dynamically imported module/i.test(`${error.name} ${error.message}`)
}
