import { lazyPart, useLazyPart } from '../../../ui/lazy-part'
import { useUser } from '../../settings/user-query'

/** Loaded for those who have a reminder. */
const noticesPart = lazyPart(() => import('./load-notices').then(({ load }) => load()))

/** Tells on every page when a reminder is due. */
export function Reminders() {
  const { due, next_at } = useUser().reminders
  const notices = useLazyPart(noticesPart, due > 0 || next_at !== null)
  return notices && <notices.ReminderNotices />
}
