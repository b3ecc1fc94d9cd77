import { endpoints } from '@panel/contract'
import type { Services } from '../../../services.ts'
import { findReminders } from './find.ts'
import { removeReminder, setReminder } from './set.ts'

/** Every endpoint is about the operator who calls it. */
export function reminderRoutes({ on, db }: Services) {
  on(endpoints.listReminders, async ({ actor }) => ({ items: await findReminders(db, actor) }))

  on(endpoints.setReminder, async ({ actor, params, body }) => {
    await setReminder(db, actor, params.id, body)
    return { items: await findReminders(db, actor) }
  })

  on(endpoints.removeReminder, async ({ actor, params }) => {
    await removeReminder(db, actor, params.id)
    return { items: await findReminders(db, actor) }
  })
}
