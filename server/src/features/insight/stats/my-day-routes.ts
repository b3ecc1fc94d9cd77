import { endpoints } from '@panel/contract'
import type { Services } from '../../../services.ts'
import { readMyDay } from './my-day.ts'

// Reads from the primary and not from the replica, so that a message that was just sent is counted.
export function myDayRoutes({ on, db }: Services) {
  on(endpoints.getMyDay, ({ actor }) => readMyDay(db, actor))
}
