import { endpoints } from '@panel/contract'
import type { Services } from '../../../services.ts'
import { readNote } from './read.ts'

export function coachNoteRoutes({ on, db }: Services) {
  on(endpoints.readCoachNote, async ({ actor, params }) => ({ read: await readNote(db, actor, params.id) }))
}
