import type { OperatorNote } from '@panel/contract'
import { isBlank } from '@panel/contract/rules/blank'
import { noteLength } from '@panel/contract/rules/limits'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { call } from '../../../api/call'
import { DialogForm } from '../../../ui/overlays/DialogForm'
import { useUnsavedWords } from '../../settings/drafts/unsaved-words'
import { WordsField } from '../../settings/drafts/WordsField'
import { notesQuery } from './activity-query'
import { refusalText } from './refusal-text'

type Props = { id: number; note: OperatorNote | null; onClose: () => void }

/** Sends a change of the notes, and loads them again. */
function useNoteChange<Answer>(id: number, change: () => Promise<Answer>, onClose: () => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: change,
    async onSuccess() {
      await client.invalidateQueries({ queryKey: notesQuery(id).queryKey })
      onClose()
    },
  })
}

/** Writes a note about an operator, or changes an own one. */
export function NoteDialog({ id, note, onClose }: Props) {
  const { t } = useTranslation()
  const words = useUnsavedWords(note ? 'operator_note_edit' : 'operator_note', note?.id ?? id, note?.text)
  const { text } = words
  const save = useNoteChange(
    id,
    () =>
      note
        ? call('PATCH /api/operators/:id/notes/:note_id', {
            params: { id, note_id: note.id },
            body: { text, seen: note.text },
          })
        : call('POST /api/operators/:id/notes', { params: { id }, body: { text } }),
    () => {
      words.forget()
      onClose()
    },
  )
  return (
    <DialogForm
      isOpen
      title={t(note ? 'operators.notes.edit_title' : 'operators.notes.add')}
      confirm={t('operators.notes.save')}
      isBusy={save.isPending}
      error={save.error && refusalText(t, save.error)}
      blocked={isBlank(text) && t('operators.notes.empty')}
      onConfirm={() => save.mutate()}
      onClose={onClose}
    >
      <p>{t('operators.notes.who_reads')}</p>
      <WordsField
        words={words}
        data-autofocus
        label={t('operators.notes.text')}
        rows={4}
        maxLength={noteLength}
      />
    </DialogForm>
  )
}

/** Deletes an own note, after a confirmation. */
export function DeleteNoteDialog({ id, note, onClose }: Props & { note: OperatorNote }) {
  const { t } = useTranslation()
  const removal = useNoteChange(
    id,
    () => call('DELETE /api/operators/:id/notes/:note_id', { params: { id, note_id: note.id } }),
    onClose,
  )
  return (
    <DialogForm
      isOpen
      isDanger
      title={t('operators.notes.delete_title')}
      confirm={t('operators.notes.delete')}
      isBusy={removal.isPending}
      error={removal.error && refusalText(t, removal.error)}
      onConfirm={() => removal.mutate()}
      onClose={onClose}
    >
      <p>{note.text}</p>
    </DialogForm>
  )
}
