import { endpoints, notePageSize } from '@panel/contract'
import type { Services } from '../../../services.ts'
import { addNote } from './add-note.ts'
import { deleteNote } from './delete-note.ts'
import { editCustomer } from './edit.ts'
import { findNotes } from './find-notes.ts'
import { findUsualFacts } from './find-usual-facts.ts'
import { loadProfile } from './load-profile.ts'
import { presentNote, presentProfile } from './present.ts'

export function customerRoutes({ on, db }: Services) {
  on(endpoints.editCustomer, async ({ actor, params, body }) => ({
    customer: presentProfile(await editCustomer(db, actor, params.id, body), actor),
  }))

  on(endpoints.getUsualFacts, async ({ actor, params }) => ({
    fields: await findUsualFacts(db, actor, params.id),
  }))

  on(endpoints.getNotes, async ({ actor, params, query }) => {
    const { items, next_cursor } = await findNotes(db, actor, params.id, { limit: notePageSize, ...query })
    return { items: items.map((row) => presentNote(row, actor)), next_cursor }
  })

  on(endpoints.addNote, async ({ actor, params, body }) => {
    const note = await addNote(db, actor, params.id, body.text)
    return {
      note: presentNote(note, actor),
      customer: presentProfile(await loadProfile(db, params.id), actor),
    }
  })

  on(endpoints.deleteNote, async ({ actor, params }) => {
    await deleteNote(db, actor, params.id, params.note_id)
    return { customer: presentProfile(await loadProfile(db, params.id), actor) }
  })
}
