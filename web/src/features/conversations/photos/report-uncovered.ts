import { maxUncovered } from '@panel/contract/rules/welfare-rules'
import { ApiError } from '../../../api/api-error'
import { call } from '../../../api/call'

let waiting = 0
let isReporting = false

/** Counts a photo that the operator has uncovered. What does not reach the server is reported with the next one. */
export async function reportUncovered() {
  waiting++
  if (isReporting) return
  isReporting = true
  while (waiting > 0) {
    const photos = Math.min(waiting, maxUncovered)
    waiting -= photos
    try {
      // A reload of the page does not stop it.
      await call('POST /api/welfare/uncovered', { body: { photos }, keepalive: true })
    } catch (error) {
      // During a preview, and when the session has ended, the server refuses it.
      if (!(error instanceof ApiError) || error.status >= 500) waiting += photos
      break
    }
  }
  isReporting = false
}
