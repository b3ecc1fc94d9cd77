import { lazyPart, useLazyPart } from '../../ui/lazy-part'
import { withAdministrationTexts } from '../../ui/with-administration-texts'
import { useUser } from '../sign-in/user-query'

const part = lazyPart(() => import('./CoachNoteBanner'))
const feedbackPart = lazyPart(() => withAdministrationTexts(() => import('../reviews/FeedbackBanner')))

/** The unread notes and reviews of supervisors, above every page, until the operator has read them. */
export function CoachNotes() {
  const { coach_notes: notes = [], unread_feedback: unread = 0 } = useUser()
  const [note] = notes
  const banner = useLazyPart(part, note !== undefined)
  const feedback = useLazyPart(feedbackPart, unread > 0)
  return (
    <div role="status">
      {note && banner && <banner.CoachNoteBanner key={note.id} note={note} />}
      {unread > 0 && feedback && <feedback.FeedbackBanner count={unread} />}
    </div>
  )
}
