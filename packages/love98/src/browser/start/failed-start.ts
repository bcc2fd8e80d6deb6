import { failedStart } from '@/texts/failed-start'

/**
 * A script for the first paint. During the deployment of a new release, one server may send the page, and another one,
 * without the page's scripts, may receive the requests for them. If a script of the build fails before React is
 * hydrated (until then `firstPaintScript` keeps clicks), this script reloads the page once; on a reloaded page it
 * offers to restart. The resource timings contain the scripts that failed before this one was parsed, such as those
 * earlier in the head. Missing style sheets do not count: the styles of the first paint are in the page. The script's
 * element carries the offer, `failedStartOffer`, so that the script has one hash in all languages.
 */
export const failedStartScript = `(function(root,offer,failures){${[
  "function check(url){if(!/\\/static\\/.*\\.js/.test(url)||!root.keep||document.readyState=='complete'||failures++)return",
  "if(performance.getEntriesByType('navigation')[0].type!='reload')return location.reload()",
  "var box=document.createElement('dialog')",
  "box.className='failed-start';box.role='alertdialog';box.setAttribute('aria-labelledby','failed-start');box.innerHTML=offer",
  'document.body.append(box);box.showModal();box.lastChild.onclick=function(){location.reload()}}',
  "addEventListener('error',function(e){check(e.target.src)},true)",
  "performance.getEntriesByType('resource').forEach(function(entry){if(entry.responseStatus>399)check(entry.name)})",
].join(';')}})(document.documentElement,document.currentScript.dataset.offer,0)`

/** The HTML of the offer to restart, in the language of the page. */
export const failedStartOffer = () =>
  `<h2 id="failed-start">${failedStart.title}</h2><p>${failedStart.text}</p><button data-default>${failedStart.restart}</button>`
