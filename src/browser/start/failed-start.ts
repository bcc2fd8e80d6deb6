import { failedStartTexts } from '@/texts/en/shell/failed-start'

/**
 * A script for the first paint. While a new release is deployed, the page may come from one server and its scripts be asked
 * of another, which does not have them. A script of the build that fails before React has taken over (`firstPaintScript`
 * keeps clicks until then) reloads the page once, and on a reloaded page offers to restart. Scripts that failed before
 * this one was parsed are found among the resource timings: those of the head stand in front of it. Styles that are missing do not count:
 * the page loads the whole sheet in their place.
 */
export const failedStartScript = () =>
  `(function(root,failures){${[
    "function check(url){if(!/\\/static\\/.*\\.js/.test(url)||!root.keep||document.readyState=='complete'||failures++)return",
    "if(performance.getEntriesByType('navigation')[0].type!='reload')return location.reload()",
    "var box=document.createElement('dialog')",
    `box.className='failed-start';box.role='alertdialog';box.setAttribute('aria-labelledby','failed-start');box.innerHTML=${JSON.stringify(
      `<h2 id="failed-start">${failedStartTexts.title}</h2><p>${failedStartTexts.text}</p><button data-default>${failedStartTexts.restart}</button>`,
    )}`,
    'document.body.append(box);box.showModal();box.lastChild.onclick=function(){location.reload()}}',
    "addEventListener('error',function(e){check(e.target.src)},true)",
    "performance.getEntriesByType('resource').forEach(function(entry){if(entry.responseStatus>399)check(entry.name)})",
  ].join(';')}})(document.documentElement,0)`
