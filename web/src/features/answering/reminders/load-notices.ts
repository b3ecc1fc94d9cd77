import { addHoldTexts } from '../../conversations/holds/hold-texts'
import { ReminderNotices } from './ReminderNotices'

export async function load() {
  await addHoldTexts()
  return { ReminderNotices }
}
