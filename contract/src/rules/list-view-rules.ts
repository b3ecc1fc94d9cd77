/** Maximum number of views of one list that an operator has, and that a team shares. */
export const maxListViews = 30

/** Maximum length of the name of a view, in characters. */
export const viewNameLength = 80

/** Maximum number of filters of a view, and of characters of each. */
export const viewFilters = { count: 30, name: 40, value: 200 } as const

/** Rows of a list are counted up to this number, for the names of its views. */
export const countedRows = 10_000
