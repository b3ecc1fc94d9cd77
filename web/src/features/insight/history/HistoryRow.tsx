import type { HistoryEntry } from '@panel/contract'
import { Link } from '@tanstack/react-router'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { Hits } from '../../../ui/lists/Hits'
import list from '../../../ui/lists/list-table.module.css'
import { SideMark } from '../../../ui/SideMark'
import text from '../../../ui/text.module.css'
import { formatNumber } from '../../../ui/words/dates'
import { Moment } from '../../../ui/words/Moment'
import type { MessageWords } from '../../conversations/thread/message-words'
import { typeName } from '../../conversations/thread/type-name'
import { useReasons } from '../../settings/use-reasons'
import { AnsweredText } from './AnsweredText'
import { conversationLink } from './conversation-link'
import { EntryMarks } from './EntryMarks'
import { fromFirstHit } from './from-first-hit'
import styles from './HistoryTable.module.css'

type Props = {
  entry: HistoryEntry
  /** In the whole list, from 0. */
  place: number
  words: MessageWords
  isAtCursor: boolean
}

/** A row of the history. The table handles its events, so that a scroll does not render the rows that stay. */
export const HistoryRow = memo(function HistoryRow({ entry, place, words, isAtCursor }: Props) {
  const { t } = useTranslation()
  const { read } = useReasons()
  const { id, direction, skip, sent_at } = entry
  const type = typeName(t, entry.type)
  const operator = entry.operator.name ?? t('overview.hidden_name')
  const reason = skip && read(skip)
  return (
    <tr aria-rowindex={place + 2} data-cursor={isAtCursor || undefined} data-place={place}>
      <td className={`${styles.length} ${list.notNarrow}`}>{formatNumber(entry.length)}</td>
      <th scope="row" className={styles.text}>
        <Link {...conversationLink(entry)} data-id={id} className={styles.link}>
          <SideMark isMine={direction === 'out'} />
          <span className={text.hidden}>{direction === 'out' ? words.mine : words.theirs}</span>
          <span
            className={styles.words}
            lang={entry.conversation.language}
            dir="auto"
            title={entry.text?.map(({ part }) => part).join('')}
          >
            {entry.text ? <Hits parts={fromFirstHit(entry.text)} /> : null}
            {entry.is_deleted && <span className={styles.deleted}>{words.deleted}</span>}
          </span>
          <EntryMarks entry={entry} />
        </Link>
      </th>
      <td className={`${styles.answered} ${list.second}`}>
        <AnsweredText entry={entry} />
        {reason && <span className={styles.stackedReason}>{reason}</span>}
      </td>
      <td className={`${styles.moment} ${list.notNarrow}`}>
        {sent_at ? <Moment at={sent_at} /> : <Nothing />}
      </td>
      <td className={`${styles.moment} ${list.notNarrow}`} title={reason ?? undefined}>
        {skip ? <Moment at={skip.at} /> : <Nothing />}
        {reason && <span className={styles.reason}>{reason}</span>}
      </td>
      <td className={`${styles.type} ${list.notNarrow}`} title={type}>
        {type}
      </td>
      <td className={`${styles.operator} ${list.notNarrow}`} title={operator}>
        {operator}
      </td>
      <td className={`${styles.stacked} ${list.secondEnd}`}>
        {operator} · <Moment at={skip?.at ?? sent_at ?? ''} />
      </td>
    </tr>
  )
})

const Nothing = () => <span className={list.quiet}>–</span>
