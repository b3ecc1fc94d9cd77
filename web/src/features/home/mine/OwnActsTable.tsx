import type { OwnAct } from '@panel/contract'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import table from '../../../ui/lists/list-table.module.css'
import { useRowCursor } from '../../../ui/lists/use-row-cursor'
import type { SentOffer } from '../../answering/undo/sent-offer'
import { ActTime } from './ActTime'
import { Became } from './Became'
import styles from './Mine.module.css'
import { useActWords } from './use-act-words'

type Props = {
  acts: OwnAct[]
  label: string
  onUndo: (offer: SentOffer) => void
  /** J was pressed on the last row. */
  onEnd?: () => void
}

/** What the operator has done, with a cursor: J and K move it, Enter opens the chat for reading. */
export function OwnActsTable({ acts, label, onUndo, onEnd }: Props) {
  const { t } = useTranslation()
  const wordsOf = useActWords()
  const list = useRowCursor(
    acts.map(({ id }) => id),
    onEnd,
  )
  return (
    <table ref={list.table} aria-label={label} className={`${table.table} ${styles.table}`}>
      <thead>
        <tr>
          <th scope="col">{t('list.time')}</th>
          <th scope="col">{t('overview.chat')}</th>
          <th scope="col">{t('mine.what')}</th>
          <th scope="col">{t('mine.became_of')}</th>
        </tr>
      </thead>
      <tbody>
        {acts.map((act) => {
          const { isWritten, words } = wordsOf(act)
          return (
            <tr key={act.id} data-cursor={act.id === list.cursor || undefined}>
              <td className={`${table.time} ${table.quiet} ${table.firstEnd}`}>
                <ActTime at={act.at} />
              </td>
              <th scope="row" className={`${styles.chat} ${table.first}`}>
                <ChatLink act={act} onFocus={() => list.setCursor(act.id)} />
              </th>
              <td
                className={`${styles.words} ${table.second} ${isWritten ? '' : table.quiet}`}
                title={words}
                dir={isWritten ? 'auto' : undefined}
              >
                {words}
              </td>
              <td className={`${styles.became} ${table.secondEnd}`}>
                <Became act={act} onUndo={onUndo} />
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

/** The names of a chat, as a link if the operator may still read it. */
export function ChatLink({ act, onFocus }: { act: OwnAct; onFocus?: () => void }) {
  const { t } = useTranslation()
  const names = (
    <>
      <bdi>{act.customer.name}</bdi> <span className={table.with}>{t('thread.and')}</span>{' '}
      <bdi>{act.profile.name}</bdi>
    </>
  )
  if (!act.is_readable)
    return (
      <span data-id={act.id} tabIndex={-1}>
        {names}
      </span>
    )
  return (
    <Link
      to="/conversations/$id"
      params={{ id: String(act.conversation.id) }}
      search={{ from: 'mine', ...(act.message_id && { message: act.message_id }) }}
      data-id={act.id}
      className={table.link}
      onFocus={onFocus}
    >
      {names}
    </Link>
  )
}
