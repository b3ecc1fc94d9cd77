import type { ProfileSet } from '@panel/contract'
import { useTranslation } from 'react-i18next'
import { usePages } from '../../../api/pages-query'
import { LinkButton } from '../../../ui/actions/LinkButton'
import { TitledPanel } from '../../../ui/TitledPanel'
import { failureText } from '../../../ui/words/failure'
import { Moment } from '../../../ui/words/Moment'
import styles from './ProfileSetPage.module.css'
import { setChangesQuery } from './profile-set-query'
import { useChangeWords } from './use-change-words'

/** The changes of the set with their operators, latest first. */
export function ChangesPanel({ set }: { set: ProfileSet }) {
  const { t } = useTranslation()
  const words = useChangeWords()
  const { list, rows } = usePages(setChangesQuery(set.id))
  return (
    <TitledPanel title={t('profile_sets.changes')}>
      {list.error && (
        <p role="alert" className={styles.text}>
          {failureText(t, t('profile_sets.changes_failed'), list.error)}
        </p>
      )}
      {list.isSuccess && rows.length === 0 && <p className={styles.text}>{t('profile_sets.no_changes')}</p>}
      <ol className={styles.changes}>
        {rows.map((change) => (
          <li key={change.id} data-id={change.id}>
            <span className={styles.when}>
              <Moment at={change.at} />
            </span>
            <span>
              <b>{change.by?.name ?? t('overview.hidden_name')}</b> {words(change)}
            </span>
          </li>
        ))}
      </ol>
      {list.hasNextPage && (
        <LinkButton className={styles.showAll} onClick={() => void list.fetchNextPage()}>
          {t('overview.more')}
        </LinkButton>
      )}
    </TitledPanel>
  )
}
