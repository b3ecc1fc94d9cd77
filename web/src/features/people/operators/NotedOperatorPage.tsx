import { hasRight, levelSeeingOtherOperators } from '@panel/contract/rules/rights'
import { Link, useParams } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { usePages } from '../../../api/pages-query'
import { Avatar } from '../../../ui/Avatar'
import { ScrollRegion } from '../../../ui/lists/ScrollRegion'
import { idIn } from '../../../ui/lists/search-values'
import { PageHead } from '../../../ui/PageHead'
import { BackLink } from '../../settings/pages/BackLink'
import { mayOpen } from '../../settings/pages/pages'
import { useUser } from '../../settings/user-query'
import { notesQuery } from './activity-query'
import { BreaksPanel } from './BreaksPanel'
import { MonthPanel } from './MonthPanel'
import { NotesPanel } from './NotesPanel'
import styles from './OperatorPage.module.css'
import { OperatorState } from './OperatorState'
import { isUnknownOperator } from './operators-query'
import { ReviewsPanel } from './ReviewsPanel'

/** An operator for coaches who do not manage operators: who it is, the figures, reviews and breaks, and the notes. */
export function NotedOperatorPage() {
  const { t } = useTranslation()
  const id = idIn(useParams({ from: '/operators/$id' }).id) ?? 0
  const user = useUser()
  const isOwn = id === user.id
  const { list: query } = usePages({ ...notesQuery(id), enabled: id > 0 && !isOwn })
  const operator = query.data?.pages[0]?.operator
  const refused = isOwn
    ? 'operators.notes.own'
    : isUnknownOperator(id, query.error) && 'operators.refused.operator_not_found'
  const name = operator ? (operator.name ?? `#${id}`) : t('page.operator')
  return (
    <>
      <PageHead title={name} id={id} back={<BackLink />} />
      <ScrollRegion className={styles.page} aria-label={name}>
        {operator && !refused ? (
          <>
            <header className={styles.head}>
              <Avatar name={name} isLarge />
              <div className={styles.who}>
                <h2 className={styles.name}>{name}</h2>
                <p className={styles.about}>
                  {operator.level.id} <bdi>{operator.level.name}</bdi>, <bdi>{operator.team.name}</bdi>
                </p>
                <WorkLinks id={id} />
              </div>
            </header>
            <div className={`${styles.panels} ${styles.two}`}>
              <NotesPanel key={id} id={id} />
              <div className={styles.column}>
                <MonthPanel id={id} />
                {hasRight(user.scope, 'reviews.score') && <ReviewsPanel id={id} />}
                {hasRight(user.scope, 'chat_stats.away') && <BreaksPanel id={id} />}
              </div>
            </div>
          </>
        ) : (
          <OperatorState query={query} refusal={refused ? t(refused) : null} />
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
