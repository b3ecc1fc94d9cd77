import { endpoints } from '@panel/contract'
import type { Services } from '../../services.ts'
import { readMyDay } from './my-day.ts'

// From the primary: an operator who has just sent a message expects it in these numbers.
export function myDayRoutes({ on, db }: Services) {
  on(endpoints.getMyDay, ({ actor }) => readMyDay(db, actor))
}
