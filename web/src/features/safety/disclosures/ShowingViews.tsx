import type { ComponentProps } from 'react'
import { call } from '../../../api/call'
import { useToday } from '../../../ui/words/service-time'
import { NamedViews } from '../../settings/list-views/NamedViews'
import { showingFilters } from './showings-query'
import { readShowingsSearch } from './showings-search'

type Props = Pick<ComponentProps<typeof NamedViews>, 'current' | 'search' | 'onOpen'> & {
  /** The site owner of a view that names none. */
  firstSiteowner: number
}

/** The named views of the showings. */
export function ShowingViews({ firstSiteowner, ...views }: Props) {
  const today = useToday()
  return (
    <NamedViews
      list="disclosure_showings"
      {...views}
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
