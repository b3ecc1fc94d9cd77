import type { UnsentChat } from '@panel/contract'
import { cutText } from '@panel/contract/rules/cut'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/actions/Button'
import { CopyButton } from '../../../ui/actions/CopyButton'
import { Keys } from '../../../ui/actions/Keys'
import { Chip } from '../../../ui/Chip'
import { ChatNames } from '../../../ui/words/ChatNames'
import { Moment } from '../../../ui/words/Moment'
import { ChatState } from './ChatState'
import styles from './UnsentRow.module.css'
import type { UnsentEntry } from './unsent-entries'
import { wordsLabel } from './words-label'

/** The button that brings the words back to where they were typed. */
export type MainAct = { title: string; blocked: string | null; isBusy: boolean; run: () => void }

type Props = {
  entry: UnsentEntry
  /** Null: the chat is gone. Undefined: it is not known yet, or there is none. */
  chat: UnsentChat | null | undefined
  /** The buttons are shown, and the keys are for it. */
  isCurrent: boolean
  isLetGo: boolean
  main: MainAct | null
  failure: ReactNode
  onSelect: () => void
  onLetGo: () => void
  onUndo: () => void
}

/** As much of a text as the lines of a row can show. */
const shownLength = 300

/** One unsent text: of which chat, what it is for, how it begins, when it was typed, and what has become of the chat. */
export function UnsentRow(props: Props) {
  const { entry, chat, isCurrent, isLetGo, main, failure, onSelect, onLetGo, onUndo } = props
  const { t } = useTranslation()
  const label = wordsLabel(t, entry.kind)
  const what = (
    <>
      <span className={styles.head}>
        {chat ? <ChatNames {...chat} /> : <b>{entry.chatId === null ? label : `#${entry.chatId}`}</b>}
        <span className={styles.when}>
          <Moment at={new Date(entry.at).toISOString()} />
        </span>
      </span>
      <span className={styles.marks}>
        {entry.chatId !== null && <span>{label}</span>}
        {entry.kind === 'answer' && chat?.is_stopped && <Chip tone="bad">{t('unsent_words.stopped')}</Chip>}
      </span>
      <span className={styles.text} dir="auto">
        {cutText(entry.text.trim(), shownLength)}
      </span>
      {chat !== undefined && <ChatState chat={chat} />}
    </>
  )
  return (
    <li className={styles.row} data-current={isCurrent || undefined}>
      {isCurrent ? (
        <div className={styles.item}>{what}</div>
      ) : (
        <button type="button" tabIndex={-1} className={styles.item} onClick={onSelect}>
          {what}
        </button>
      )}
      {isCurrent && !isLetGo && (
        <div className={styles.acts} data-acts>
          {main && (
            <Button
              look="primary"
              size="small"
              data-autofocus
              aria-keyshortcuts="T"
              blocked={main.blocked}
              isBusy={main.isBusy}
              onClick={main.run}
            >
              {main.title}
              <Keys keys="T" onAccent />
            </Button>
          )}
          <CopyButton text={entry.text} keys="C" hasFocus={main === null} />
          <Button look="danger" size="small" aria-keyshortcuts="L" onClick={onLetGo}>
            {t('unsent_words.let_go')}
            <Keys keys="L" />
          </Button>
        </div>
      )}
      {isLetGo && (
        <div className={styles.acts} data-acts>
          <span role="status">{t('unsent_words.was_let_go')}</span>
          <Button size="small" aria-keyshortcuts="Z" onClick={onUndo}>
            {t('told.undo')}
            <Keys keys="Z" />
          </Button>
        </div>
      )}
      {isCurrent && failure && (
        <p className={styles.failure} role="alert">
          {failure}
        </p>
      )}
    </li>
  )
}
