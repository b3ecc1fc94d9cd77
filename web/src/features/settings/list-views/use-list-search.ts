import { useNavigate, useSearch } from '@tanstack/react-router'
import { withoutUndefined } from '../../../ui/lists/search-values'

/** Values of a search; undefined removes one. */
type Part<Search> = { [Name in keyof Search]?: Search[Name] | undefined }

/**
 * The filters of a list in the URL of its page.
 * @param read reads them, also those of a named view
 */
export function useListSearch<Search extends object>(read: (search: Record<string, unknown>) => Search) {
  const navigate = useNavigate()
  const { named_view, ...given } = useSearch({ strict: false })
  const search = read(given)
  const show = (next: Part<Search>, view: number | undefined) =>
    // The cast: the page has this search.
    void navigate({
      to: '.',
      search: withoutUndefined({ ...next, named_view: view }) as never,
      replace: true,
    })
  const choose = (next: Part<Search>) => show(next, named_view)
  return {
    search,
    /** Shows the list with these filters; the named view stays, as changed. */
    choose,
    /** Changes some of the filters. */
    set: (part: Part<Search>) => choose({ ...search, ...part }),
    /** Null without filters. */
    onReset: Object.keys(search).length > 0 ? () => choose({}) : null,
    /** For `NamedViews`. */
    views: {
      current: named_view,
      search,
      onOpen: (view: Record<string, string>, id: number | undefined) => show(read(view), id),
    },
  }
}
