import { call } from '../../../api/call'
import { useToday } from '../../../ui/words/service-time'
import { NamedViews } from '../../settings/list-views/NamedViews'
import { showingFilters } from './showings-query'
import { readShowingsSearch, type ShowingsSearch } from './showings-search'

type Props = {
  /** The named view in the URL. */
  view: number | undefined
  search: ShowingsSearch
  /** The site owner of a view that names none. */
  firstSiteowner: number
  onOpen: (search: ShowingsSearch, view: number | undefined) => void
}

/** The named views of the showings. */
export function ShowingViews({ view, search, firstSiteowner, onOpen }: Props) {
  const today = useToday()
  return (
    <NamedViews
      list="disclosure_showings"
      current={view}
      search={search}
      onOpen={(named, id) => onOpen(readShowingsSearch(named), id)}
      count={{
        rows: async (named, signal) => {
          const wanted = readShowingsSearch(named)
          const query = showingFilters(wanted, wanted.siteowner_id ?? firstSiteowner, today)
          return call('GET /api/disclosure-showings/count', { query, signal })
        },
        today,
        isReady: true,
      }}
    />
  )
}
