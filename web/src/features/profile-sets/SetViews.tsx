import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Badge } from '../../ui/Badge'
import { given } from '../../ui/search-values'
import { useAction } from '../../ui/use-action'
import { chooseSetView } from './profile-set-actions'
import { type ProfileSetsSearch, type SetView, setCountsQuery, setViews } from './profile-sets-query'
import styles from './SetViews.module.css'

/** The views of the list with their counts. V moves to the current one. */
export function SetViews({ search }: { search: ProfileSetsSearch }) {
  const { t } = useTranslation()
  const nav = useRef<HTMLElement>(null)
  const { data: counts } = useQuery(setCountsQuery(search))
  const current = search.view ?? 'all'
  useAction(chooseSetView, {
    focus: () => nav.current?.querySelector<HTMLElement>('[aria-current]')?.focus(),
  })
  const countIn = (view: SetView) => {
    if (view === 'all') return counts?.sets
    return view === 'duplicates' ? counts?.duplicates : counts?.states[view]
  }
  return (
    <nav ref={nav} className={styles.views} aria-label={t('profile_sets.views')}>
      {setViews.map((view) => {
        const count = countIn(view)
        const isWarning = view === 'duplicates' && Boolean(count)
        return (
          <Link
            key={view}
            to="/profilesets"
            search={given({ ...search, view: view === 'all' ? undefined : view })}
            replace
            className={styles.view}
            aria-current={view === current ? 'true' : undefined}
          >
            {t(`profile_sets.view.${view}`)}
            {count !== undefined && <Badge count={count} {...(isWarning && { tone: 'warn' as const })} />}
          </Link>
        )
      })}
    </nav>
  )
}
