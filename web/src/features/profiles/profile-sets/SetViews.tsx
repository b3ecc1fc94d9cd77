import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ViewTabs } from '../../../ui/lists/ViewTabs'
import { moveToSetViews } from './profile-set-actions'
import { setCountsQuery } from './profile-sets-query'
import { type ProfileSetsSearch, type SetView, setViews } from './profile-sets-search'

type Props = {
  search: ProfileSetsSearch
  onView: (view: SetView) => void
  /** The act of the page. */
  end: ReactNode
  /** The list in the chosen view. */
  children: ReactNode
}

/** The views of the list with their counts. */
export function SetViews({ search, onView, end, children }: Props) {
  const { t } = useTranslation()
  const { data: counts } = useQuery(setCountsQuery(search))
  const countIn = (view: SetView) => {
    if (view === 'all') return counts?.sets
    return view === 'duplicates' ? counts?.duplicates : counts?.states[view]
  }
  return (
    <ViewTabs<SetView>
      label={t('profile_sets.views')}
      action={moveToSetViews}
      view={search.view ?? 'all'}
      views={setViews.map((view) => ({
        id: view,
        name: t(`profile_sets.view.${view}`),
        count: countIn(view),
        isWarning: view === 'duplicates',
      }))}
      end={end}
      onView={onView}
    >
      {children}
    </ViewTabs>
  )
}
