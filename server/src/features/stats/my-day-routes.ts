import { endpoints } from '@panel/contract'
import type { Services } from '../../services.ts'
import { readMyDay } from './my-day.ts'

// From the primary: who has just sent something looks for it in these numbers.
export function myDayRoutes({ on, db }: Services) {
  on(endpoints.getMyDay, ({ actor }) => readMyDay(db, actor))
}
