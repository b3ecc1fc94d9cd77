import { lazyPart, useLazyPart } from '../../ui/lazy-part'
import { useUser } from '../sign-in/user-query'

const part = lazyPart(() => import('./CoachNoteBanner'))

/** The unread notes of supervisors, above every page, until the operator has read them. */
export function CoachNotes() {
  const { coach_notes: notes = [] } = useUser()
  const [note] = notes
  const banner = useLazyPart(part, note !== undefined)
  return <div role="status">{note && banner && <banner.CoachNoteBanner key={note.id} note={note} />}</div>
}
