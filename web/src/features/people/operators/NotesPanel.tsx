import type { OperatorNote } from '@panel/contract'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { usePages } from '../../../api/pages-query'
import { ActionButton } from '../../../ui/actions/ActionButton'
import { LinkButton } from '../../../ui/actions/LinkButton'
import { useAction } from '../../../ui/actions/use-action'
import { FailedPanel } from '../../../ui/lists/FailedPanel'
import { loadMore } from '../../../ui/lists/ListPage'
import { TitledPanel } from '../../../ui/TitledPanel'
import { MomentInSentence } from '../../../ui/words/Moment'
import { notesQuery } from './activity-query'
import { DeleteNoteDialog, NoteDialog } from './NoteDialog'
import styles from './OperatorPage.module.css'
import { addOperatorNote } from './operator-actions'

type Opened = { dialog: 'write'; note: OperatorNote | null } | { dialog: 'delete'; note: OperatorNote }

/** Notes of coaches about the operator, who never sees them. */
export function NotesPanel({ id }: { id: number }) {
  const { t } = useTranslation()
  const [opened, setOpened] = useState<Opened | null>(null)
  const action = useAction(addOperatorNote, { open: () => setOpened({ dialog: 'write', note: null }) })
  const { list, rows: notes } = usePages(notesQuery(id))
  const close = () => setOpened(null)
  return (
    <TitledPanel
      title={t('operators.notes.title')}
      aside={<ActionButton action={action} size="small" hasNoIcon />}
    >
      {list.isError && notes.length === 0 && (
        <FailedPanel
          title={t('operators.notes.failed')}
          error={list.error}
          onRetry={() => void list.refetch()}
        />
      )}
      {list.isSuccess && notes.length === 0 && <p className={styles.none}>{t('operators.notes.nothing')}</p>}
      <ul className={styles.rows}>
        {notes.map((note) => (
          <li key={note.id} data-id={note.id}>
            <div>
              <span className={styles.noteText}>{note.text}</span>
              <p>
                {note.author.name ?? t('overview.hidden_name')}, <MomentInSentence at={note.at} />
                {note.edited_at && (
                  <>
                    , {t('operators.notes.edited')} <MomentInSentence at={note.edited_at} />
                  </>
                )}
              </p>
            </div>
            {note.is_own && (
              <>
                <LinkButton onClick={() => setOpened({ dialog: 'write', note })}>
                  {t('operators.notes.edit')}
                </LinkButton>
                <LinkButton onClick={() => setOpened({ dialog: 'delete', note })}>
                  {t('operators.notes.delete')}
                </LinkButton>
              </>
            )}
          </li>
        ))}
      </ul>
      {list.hasNextPage && (
        <LinkButton className={styles.more} onClick={() => loadMore(list)}>
          {t('overview.more')}
        </LinkButton>
      )}
      {opened?.dialog === 'write' && <NoteDialog id={id} note={opened.note} onClose={close} />}
      {opened?.dialog === 'delete' && <DeleteNoteDialog id={id} note={opened.note} onClose={close} />}
    </TitledPanel>
  )
}
