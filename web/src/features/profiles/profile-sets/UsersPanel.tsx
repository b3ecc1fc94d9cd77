import type { ProfileSet } from '@panel/contract'
import { IconUserCircle } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { usePages } from '../../../api/pages-query'
import { LinkButton } from '../../../ui/actions/LinkButton'
import { TitledPanel } from '../../../ui/TitledPanel'
import { failureText } from '../../../ui/words/failure'
import styles from './ProfileSetPage.module.css'
import { setUsersQuery } from './profile-set-query'

/** The profiles that have the set. */
export function UsersPanel({ set }: { set: ProfileSet }) {
  const { t } = useTranslation()
  const { list, rows } = usePages(setUsersQuery(set.id))
  return (
    <TitledPanel title={t('profile_sets.where_used')} count={set.profile_count} aside={set.siteowner.name}>
      {set.is_default && <p className={styles.text}>{t('profile_sets.is_default')}</p>}
      {list.error && (
        <p role="alert" className={styles.text}>
          {failureText(t, t('profile_sets.users_failed'), list.error)}
        </p>
      )}
      {list.isSuccess && rows.length === 0 && <p className={styles.text}>{t('profile_sets.not_used')}</p>}
      <ul className={styles.rows}>
        {rows.map(({ id, name, external_id, age, chat_count }) => (
          <li key={id} data-id={id}>
            <IconUserCircle size={16} stroke={1.75} aria-hidden="true" />
            <span className={styles.rowName} title={external_id}>
              <bdi>{name}</bdi>, {age} <small>{external_id}</small>
            </span>
            <span className={styles.rowEnd}>{t('profile_sets.chats', { count: chat_count })}</span>
          </li>
        ))}
      </ul>
      {list.hasNextPage && (
        <LinkButton className={styles.showAll} onClick={() => void list.fetchNextPage()}>
          {t('overview.more')}
        </LinkButton>
      )}
    </TitledPanel>
  )
}
