import { levelSeeingOtherOperators } from '@panel/contract/rights'
import { IconUserOff } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../api/api-error'
import { Avatar } from '../../ui/Avatar'
import { EmptyPanel } from '../../ui/EmptyPanel'
import { FailedPanel } from '../../ui/FailedPanel'
import { ListLoading } from '../../ui/ListPage'
import { PageHead } from '../../ui/PageHead'
import { ScrollRegion } from '../../ui/ScrollRegion'
import { idIn } from '../../ui/search-values'
import { BackLink } from '../pages/BackLink'
import { mayOpen } from '../pages/pages'
import { useUser } from '../sign-in/user-query'
import { notesQuery } from './activity-query'
import { NotesPanel } from './NotesPanel'
import styles from './OperatorPage.module.css'

/** An operator for coaches who do not manage operators: who it is, and the notes. */
export function NotedOperatorPage() {
  const { t } = useTranslation()
  const id = idIn(useParams({ from: '/operators/$id' }).id) ?? 0
  const isOwn = id === useUser().id
  const query = useInfiniteQuery({ ...notesQuery(id), enabled: id > 0 && !isOwn })
  const operator = query.data?.pages[0]?.operator
  const isUnknown = id === 0 || (query.error instanceof ApiError && query.error.code === 'operator_not_found')
  const name = operator ? (operator.name ?? `#${id}`) : t('page.operator')
  return (
    <>
      <PageHead title={name} id={id} back={<BackLink />} />
      <ScrollRegion className={styles.page} aria-label={name}>
        {isOwn || isUnknown ? (
          <EmptyPanel
            icon={IconUserOff}
            title={t(isOwn ? 'operators.notes.own' : 'operators.refused.operator_not_found')}
          />
        ) : operator ? (
          <>
            <header className={styles.head}>
              <Avatar name={name} isLarge />
              <div className={styles.who}>
                <h2 className={styles.name}>{name}</h2>
                <p className={styles.about}>
                  {operator.level.id} {operator.level.name}, {operator.team.name}
                </p>
                <WorkLinks id={id} />
              </div>
            </header>
            <div className={`${styles.panels} ${styles.single}`}>
              <NotesPanel key={id} id={id} />
            </div>
          </>
        ) : query.isError ? (
          <FailedPanel
            title={t('operators.one_failed')}
            error={query.error}
            onRetry={() => void query.refetch()}
          />
        ) : (
          <ListLoading />
        )}
      </ScrollRegion>
    </>
  )
}

/** Lists of what the operator did, as far as the viewer may open them. */
function WorkLinks({ id }: { id: number }) {
  const { t } = useTranslation()
  const user = useUser()
  return (
    <p className={styles.links}>
      {user.permissions.id >= levelSeeingOtherOperators && (
        <Link to="/stats" search={{ operator_id: id }} className={styles.link}>
          {t('page.stats')}
        </Link>
      )}
      {mayOpen(user, '/skiplog') && (
        <Link to="/skiplog" search={{ operator_id: id }} className={styles.link}>
          {t('page.skiplog')}
        </Link>
      )}
    </p>
  )
}
