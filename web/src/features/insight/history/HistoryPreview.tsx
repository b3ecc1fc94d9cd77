import type { OpenedHistoryEntry } from '@panel/contract'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ActionButton } from '../../../ui/actions/ActionButton'
import { ListPreview } from '../../../ui/lists/ListPreview'
import { NotLoaded } from '../../../ui/lists/NotLoaded'
import { ChatNames } from '../../../ui/words/ChatNames'
import { formatNumber } from '../../../ui/words/dates'
import { Excerpt } from '../../conversations/thread/Excerpt'
import { showFramed } from '../../conversations/thread/show-framed'
import { useReasons } from '../../settings/use-reasons'
import { useAnsweredAfter } from './AnsweredText'
import styles from './HistoryPreview.module.css'
import { historyEntryQuery } from './history-queries'
import type { HistorySearch } from './history-search'
import type { EntryActions } from './use-entry-actions'

type Props = { id: number; search: HistorySearch; actions: EntryActions; onClose: () => void }

/** An entry of the list: its message between its neighbours. While the next one loads, the last one stays. */
export function HistoryPreview({ id, search, actions, onClose }: Props) {
  const { t } = useTranslation()
  const read = useQuery(historyEntryQuery(id, search))
  const { data } = read
  return (
    <ListPreview
      title={data && <Names {...data} />}
      facts={data && <Facts opened={data} />}
      isBusy={read.isPlaceholderData}
      onClose={onClose}
      foot={
        <>
          <ActionButton action={actions.open} />
          <ActionButton action={actions.report} look="quiet" hasNoIcon />
          <ActionButton action={actions.copy} look="quiet" hasNoIcon />
        </>
      }
    >
      {data && (
        <Excerpt
          key={data.entry.id}
          label={t('history_list.context')}
          language={data.entry.conversation.language}
          messages={data.context}
          opened={data.entry.message_id}
          list={showFramed}
        />
      )}
      <NotLoaded query={read} failed={t('history_list.preview_failed')} />
    </ListPreview>
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
