/**
 * @returns true if tests requested the pseudo-language as an eleventh language of the build: LOVE98_TEST_LANGUAGE is 1
 */
export function buildsTestLanguage(): boolean {
  return process.env.LOVE98_TEST_LANGUAGE === '1'
}
