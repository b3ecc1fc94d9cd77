import { endpoints } from '@panel/contract'
import type { Services } from '../../../services.ts'
import { findGoLive } from './find.ts'

export function goLiveRoutes({ on, db, config }: Services) {
  on(endpoints.getGoLive, () => findGoLive(db, config))
}
