/**
 * A placeholder in built pages for the address of the site, which is only known to the running server (`SITE_URL`). It
 * is a `.invalid` host name (RFC 6761, 6.4).
 */
export const builtOrigin = 'https://address-of-this-site.invalid'
