import type { OwnAct } from '@panel/contract'
import { useTranslation } from 'react-i18next'
import table from '../../../ui/lists/list-table.module.css'
import { useRowCursor } from '../../../ui/lists/use-row-cursor'
import type { SentOffer } from '../../answering/undo/sent-offer'
import { ActTime } from './ActTime'
import { Became } from './Became'
import { ChatLink } from './ChatLink'
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
                <ChatLink
                  chat={act}
                  messageId={act.message_id}
                  rowId={act.id}
                  onFocus={() => list.setCursor(act.id)}
                />
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
