// A loader of the bundler (webpack's interface: a synchronous CommonJS function).

const { leaveOut } = require('./leave-out.cjs')

/**
 * @this {{ resourcePath: string, getOptions: () => import('./leave-out.cjs').Kept }}
 * @param {string} source
 */
module.exports = function leaveOutLoader(source) {
  return leaveOut(this.resourcePath.replaceAll('\\', '/'), source, this.getOptions())
}
