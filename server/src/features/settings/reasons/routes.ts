import { endpoints } from '@panel/contract'
import type { Services } from '../../../services.ts'
import { findChosenWords } from '../word-lists/find.ts'

export function reasonRoutes({ on, db }: Services) {
  on(endpoints.getReasons, async () => {
    const { active, retired } = await findChosenWords(db, 'reasons')
    return { reasons: active, retired }
  })
}
