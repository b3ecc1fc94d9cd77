import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id, idParam, listCursor, listPage, moment, nonBlankText, pageQuery } from '../fields.ts'
import { operatorName } from '../operator-name.ts'
import { noteLength } from '../rules/limits.ts'

/** A note of a coach about an operator. The operator never sees it. */
const operatorNote = z.object({
  id,
  text: z.string(),
  author: operatorName,
  /** Written by the viewer, who can edit and delete it. */
  is_own: z.boolean(),
  at: moment,
  edited_at: moment.nullable(),
})
export type OperatorNote = z.infer<typeof operatorNote>

const params = z.object({ id: idParam })
const noteParams = z.strictObject({ id: idParam, note_id: idParam })
const text = nonBlankText(noteLength)

export const listOperatorNotes = endpoint({
  method: 'GET',
  path: '/api/operators/:id/notes',
  summary: 'List the notes about an operator, newest first. Operators never see the notes about themselves',
  access: 'reviews.view',
  params,
  query: z.strictObject({ cursor: listCursor.optional(), ...pageQuery }),
  response: listPage(operatorNote, listCursor).extend({
    /** Whom the notes are about. */
    operator: operatorName.extend({
      team: z.object({ id, name: z.string() }),
      level: z.object({ id, name: z.string() }),
    }),
  }),
  errors: ['operator_not_found', 'own_account'],
})

export const addOperatorNote = endpoint({
  method: 'POST',
  path: '/api/operators/:id/notes',
  summary: 'Add a note about an operator. The same text within a minute returns the first note',
  access: listOperatorNotes.access,
  params,
  body: z.strictObject({ text }),
  response: z.object({ note: operatorNote }),
  errors: ['operator_not_found', 'own_account'],
})

export const changeOperatorNote = endpoint({
  method: 'PATCH',
  path: '/api/operators/:id/notes/:note_id',
  summary: 'Change an own note. `seen` is the text that the caller saw before',
  access: listOperatorNotes.access,
  params: noteParams,
  body: z.strictObject({ text, seen: text }),
  response: z.object({ note: operatorNote }),
  errors: ['operator_not_found', 'own_account', 'note_not_found', 'edited_meanwhile'],
})

export const deleteOperatorNote = endpoint({
  method: 'DELETE',
  path: '/api/operators/:id/notes/:note_id',
  summary: 'Delete an own note',
  access: listOperatorNotes.access,
  params: noteParams,
  response: z.object({}),
  errors: ['operator_not_found', 'own_account', 'note_not_found'],
})

export const operatorNoteEndpoints = {
  listOperatorNotes,
  addOperatorNote,
  changeOperatorNote,
  deleteOperatorNote,
}
