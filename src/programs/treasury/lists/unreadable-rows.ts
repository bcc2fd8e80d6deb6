type Pages = readonly { readonly results: readonly (object | null)[] }[] | undefined

/** The number of rows that could not be read, or are of a kind that is not known here. */
export function unreadableRows(pages: Pages): number {
  const rows = (pages ?? []).flatMap(({ results }) => results)
  return rows.filter((row) => row === null || ('type' in row && row.type === 'OTHER')).length
}
