import { lazyPart, useLazyPart } from '../../../ui/lazy-part'
import { useUser } from '../../settings/user-query'

const part = lazyPart(() => import('./NewNotes'))

/** A place above every page for what supervisors wrote to the operator, and for coaches for what operators ask them. Most of the time there is nothing, and nothing is loaded. */
export function CoachNotes() {
  const {
    coach_notes: notes = [],
    unread_feedback: unread = 0,
    appeal_outcomes: appeals = [],
    coach_questions: questions = 0,
  } = useUser()
  const found = useLazyPart(part, notes.length + unread + appeals.length + questions > 0)
  return <div role="status">{found && <found.NewNotes />}</div>
}
