import type { OpenedHistoryEntry } from '@panel/contract'
import { IconX } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ActionButton } from '../../../ui/actions/ActionButton'
import { Button } from '../../../ui/actions/Button'
import { Keys } from '../../../ui/actions/Keys'
import { NotLoaded } from '../../../ui/lists/NotLoaded'
import text from '../../../ui/text.module.css'
import { ChatNames } from '../../../ui/words/ChatNames'
import { formatNumber } from '../../../ui/words/dates'
import { useReasons } from '../../settings/use-reasons'
import { useAnsweredAfter } from './AnsweredText'
import styles from './HistoryPreview.module.css'
import { historyEntryQuery } from './history-queries'
import type { HistorySearch } from './history-search'
import { PreviewContext } from './PreviewContext'
import type { EntryActions } from './use-entry-actions'

type Props = { id: number; search: HistorySearch; actions: EntryActions; onClose: () => void }

/** An entry of the list: its message between its neighbours. While the next one loads, the last one stays. */
export function HistoryPreview({ id, search, actions, onClose }: Props) {
  const { t } = useTranslation()
  const read = useQuery(historyEntryQuery(id, search))
  return (
    <aside
      className={styles.preview}
      aria-label={t('history_list.preview')}
      aria-busy={read.isPlaceholderData || undefined}
    >
      <header className={styles.head}>
        <h2>{read.data && <Names {...read.data} />}</h2>
        <Button look="quiet" size="small" aria-keyshortcuts="Space" onClick={onClose}>
          <span className={text.hidden}>{t('history_list.close_preview')}</span>
          <IconX size={14} stroke={1.75} aria-hidden="true" />
          <Keys keys={t('profile_sets.space')} />
        </Button>
        {read.data && <Facts opened={read.data} />}
      </header>
      {read.data && <PreviewContext key={read.data.entry.id} opened={read.data} />}
      <NotLoaded query={read} failed={t('history_list.preview_failed')} />
      <footer className={styles.foot}>
        <ActionButton action={actions.open} />
        <ActionButton action={actions.report} look="quiet" hasNoIcon />
        <ActionButton action={actions.copy} look="quiet" hasNoIcon />
      </footer>
    </aside>
  )
}

const Names = ({ entry: { customer, profile, conversation } }: OpenedHistoryEntry) => (
  <ChatNames customer={customer} profile={profile} id={conversation.id} />
)

function Facts({ opened: { entry } }: { opened: OpenedHistoryEntry }) {
  const { t } = useTranslation()
  const { read } = useReasons()
  const after = useAnsweredAfter(entry)
  return (
    <dl className={styles.facts}>
      <dt>{t('overview.siteowner')}</dt>
      <dd>
        <bdi>{entry.siteowner.name}</bdi>
      </dd>
      <dt>{t('history_list.length')}</dt>
      <dd>{formatNumber(entry.length)}</dd>
      {entry.skip ? (
        <>
          <dt>{t('history_list.skipped')}</dt>
          <dd>{read(entry.skip)}</dd>
        </>
      ) : (
        <>
          <dt>{t('history_list.answered')}</dt>
          <dd>{after === null ? t('no') : t('history_list.after', { time: after })}</dd>
        </>
      )}
    </dl>
  )
}
