import type { ExportState } from '@panel/contract'

/** The state of an export now: it has expired when its time is over, also before the job deletes the file. */
export const stateNow = ({
  state,
  expires_at,
}: {
  state: ExportState
  expires_at: string | null
}): ExportState => (expires_at !== null && Date.parse(expires_at) <= Date.now() ? 'expired' : state)
