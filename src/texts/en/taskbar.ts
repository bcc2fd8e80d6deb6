/** The taskbar, without its windows' buttons and its wallet. */
export const taskbarTexts = {
  taskbar: 'Taskbar',
  start: 'Start',
  notConfigured: 'not configured',
  minimised: 'minimized',
}
