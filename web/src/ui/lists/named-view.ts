import { idIn } from './search-values'

/** The named view that a list shows, in the URL of its page. */
export type NamedViewSearch = { named_view?: number }

export function namedViewIn({ named_view }: Record<string, unknown>): NamedViewSearch {
  const id = idIn(named_view)
  return id === undefined ? {} : { named_view: id }
}
