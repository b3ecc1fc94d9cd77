import { lazyPart, useLazyPart } from '../../../ui/lazy-part'
import { withAdministrationTexts } from '../../../ui/words/with-administration-texts'
import { useUser } from '../../settings/user-query'

const part = lazyPart(() => import('./CoachNoteBanner'))
const feedbackPart = lazyPart(() => withAdministrationTexts(() => import('../reviews/FeedbackBanner')))

const addTexts = () =>
  import('../../conversations/holds/hold-texts').then(({ addHoldTexts }) => addHoldTexts())
const appealPart = lazyPart(async () => {
  const [banner] = await Promise.all([import('../../safety/escalations/AppealBanner'), addTexts()])
  return banner
})
const questionsPart = lazyPart(async () => {
  const [banner] = await Promise.all([import('../../answering/coach/QuestionsBanner'), addTexts()])
  return banner
})

/** The unread notes and reviews of supervisors, what became of appeals, and the questions of operators to coaches, above every page, until the operator has read them. */
export function NewNotes() {
  const {
    coach_notes: notes = [],
    unread_feedback: unread = 0,
    appeal_outcomes: appeals = [],
    coach_questions: asked = 0,
  } = useUser()
  const [note] = notes
  const [appeal] = appeals
  const told = useLazyPart(appealPart, appeal !== undefined)
  const banner = useLazyPart(part, note !== undefined)
  const feedback = useLazyPart(feedbackPart, unread > 0)
  const questions = useLazyPart(questionsPart, asked > 0)
  return (
    <>
      {note && banner && <banner.CoachNoteBanner key={note.id} note={note} />}
      {appeal && told && <told.AppealBanner key={appeal.id} appeal={appeal} />}
      {asked > 0 && questions && <questions.QuestionsBanner />}
      {unread > 0 && feedback && <feedback.FeedbackBanner count={unread} />}
    </>
  )
}
