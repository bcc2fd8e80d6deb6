/**
 * A script for the first paint: a dialog window (Run, Shut Down) is drawn before the code of its program is
 * loaded. Escape on its frame presses Close, and what is typed is kept on the frame for the program
 * (`consumeEarlyText`). Before hydration, and between a menu that closes and the window that it opens,
 * nothing has the focus, and keys go to the body; the press on Close is kept by `firstPaintScript` until
 * hydration.
 */
export const earlyKeysScript = `(function(root){${[
  "addEventListener('keydown',function(e){var frame=document.querySelector('[data-dialog][data-active]'),on=e.target",
  'if(!frame||e.ctrlKey||e.altKey||e.metaKey||on!=frame&&(on!=document.body||!root.keep&&frame.typed===null))return',
  "if(e.key=='Escape')frame.querySelector('[data-glyph=close]').click()",
  'else if(frame.typed!==null){(frame.typed=frame.typed||[]).push(e.key);if(e.key.length==1)e.preventDefault()}})',
].join(';')}})(document.documentElement)`
