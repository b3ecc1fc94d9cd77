import { useTranslation } from 'react-i18next'
import { usePages } from '../../../api/pages-query'
import { FailedPanel } from '../../../ui/lists/FailedPanel'
import { ListLoading } from '../../../ui/lists/ListPage'
import { TitledPanel } from '../../../ui/TitledPanel'
import { ActTime } from './ActTime'
import { Became } from './Became'
import { ChatLink } from './ChatLink'
import styles from './Mine.module.css'
import { ownActsQuery } from './own-acts-query'
import { useActWords } from './use-act-words'

/** As many as the panel shows; the list of all acts has the others. */
const shown = 8

/** What the operator has handed over, escalated or shown to the masters, and what they have decided. */
export function MastersPanel() {
  const { t } = useTranslation()
  const { list, rows } = usePages(ownActsQuery({ kind: 'masters' }))
  const wordsOf = useActWords()
  return (
    <TitledPanel title={t('mine.masters')}>
      {list.isPending && <ListLoading />}
      {list.isError && rows.length === 0 && (
        <FailedPanel
          title={t('mine.masters_failed')}
          error={list.error}
          onRetry={() => void list.refetch()}
        />
      )}
      {list.isSuccess && rows.length === 0 && <p className={styles.nothing}>{t('mine.no_masters')}</p>}
      {rows.length > 0 && (
        <ul className={styles.lines}>
          {rows.slice(0, shown).map((act) => (
            <li key={act.id}>
              <span className={styles.line}>
                <ChatLink chat={act} messageId={act.message_id} rowId={act.id} />
                <span className={styles.quiet}>
                  <ActTime at={act.at} />
                </span>
              </span>
              <span className={styles.small}>{wordsOf(act).words}</span>
              <Became act={act} />
            </li>
          ))}
        </ul>
      )}
    </TitledPanel>
  )
}
