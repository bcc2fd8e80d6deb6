import { expect, test } from 'vitest'
import { revealWindow } from '../../../scripts/lib/build/reveal-windows.mjs'

const boundary = '<!--$?--><template id="B:0"></template><p>Loading…</p><!--/$-->'
const moved = '<div hidden id="S:0"><div>Price: $& $1</div></div>'
const script = '<script>$RB=[];$RV=function(a){};\n$RC=function(a,b){};$RC("B:0","S:0")</script>'

test('the content of an open window stands in it, and the script that would move it is gone', () => {
  const html = `<main><section>${boundary}</section></main>${moved}${script}<script>self.x=1</script>`
  expect(revealWindow(html)).toBe(
    '<main><section><!--$--><div>Price: $& $1</div><!--/$--></section></main><script>self.x=1</script>',
  )
})

test.each([
  ['no boundary', '<main></main>'],
  ['two boundaries', `${boundary}${boundary.replace('B:0', 'B:1')}${moved}${script}`],
  ['a boundary whose content is not in the page', `${boundary}<script>1</script>`],
])('a page with %s stays as it is', (_, html) => {
  expect(revealWindow(html)).toBe(html)
})
