import { isBlank } from '@panel/contract/rules/blank'
import { asJson, storedPerOperator, tabStorage } from '../../../ui/storage/storage'
import { type Choice, choices } from './report-actions'

/** What the supervisor has chosen and typed for a case. */
export type Work = { chosen: Choice | null; note: string }

export const emptyWork: Work = { chosen: null, note: '' }

/** Of one operator on one case, in this tab. */
export const storedWork = storedPerOperator<Work>(
  'report',
  asJson(readWork, ({ chosen, note }) => chosen === null && isBlank(note)),
  tabStorage,
)

function readWork(stored: unknown): Work | null {
  if (typeof stored !== 'object' || stored === null || !('note' in stored) || !('chosen' in stored))
    return null
  const { note, chosen } = stored
  if (typeof note !== 'string') return null
  return { note, chosen: choices.find(({ id }) => id === chosen)?.id ?? null }
}
