import type { HoldKind } from '@panel/contract/rules/hold-kinds'
import { isReleasedByPeople } from '@panel/contract/rules/hold-rules'
import type { TFunction } from 'i18next'
import { formatDate } from '../../../ui/words/dates'

type Ending = { kind: HoldKind; until: string | null; stays: boolean }

/** When a hold that nobody has released ends, or who ends it. */
export function holdEnd(t: TFunction, { kind, until, stays }: Ending): string {
  if (until) return t('held.until', { time: formatDate(until, 'short') })
  if (stays) return t('held.stays')
  if (kind === 'erased') return t('held.erased')
  return t(isReleasedByPeople(kind) ? 'held.people_end' : 'held.site_ends')
}
