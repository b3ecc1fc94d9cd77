/** Whose exports are listed, in the URL of the page. */
export type ExportsSearch = { tab?: 'team' }

export const readExportsSearch = (search: Record<string, unknown>): ExportsSearch =>
  search.tab === 'team' ? { tab: 'team' } : {}
