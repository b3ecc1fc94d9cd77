import { endpoints } from '@panel/contract'
import { builtPages } from '../../../platform/http/static.ts'
import type { Services } from '../../../services.ts'
import { readRelease } from './read-release.ts'

export function releaseRoutes({ on }: Services) {
  // Read each time, because pages can be rebuilt while the server runs.
  on(endpoints.getLastRelease, async () => ({ release: await readRelease(builtPages) }))
}
