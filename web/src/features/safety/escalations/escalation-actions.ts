import type { EscalationOutcome } from '@panel/contract/rules/hold-rules'
import { IconUserCheck } from '@tabler/icons-react'
import { action } from '../../../ui/actions/actions'

type Target = { isBusy: boolean; choose: (outcome: EscalationOutcome) => void }

const outcomeAction = (outcome: EscalationOutcome, key: string) => ({
  outcome,
  action: action<Target>({
    id: `escalation ${outcome}`,
    group: 'page',
    key,
    title: (t) => t(`escalations.outcome.${outcome}`),
    blocked: (t, { isBusy }) => isBusy && t('loading'),
    run: ({ choose }) => choose(outcome),
  }),
})

/** The outcomes in their order, each with its key. The digits are those of the queues. */
export const outcomeActions = [
  outcomeAction('confirmed', 'C'),
  outcomeAction('site_asked', 'Y'),
  outcomeAction('unfounded', 'U'),
  outcomeAction('other', 'E'),
]

export const settleEscalation = action<{ isBusy: boolean; settle: () => void }>({
  id: 'escalation settle',
  group: 'page',
  key: 'mod+enter',
  title: (t) => t('escalations.settle'),
  blocked: (t, { isBusy }) => isBusy && t('loading'),
  run: ({ settle }) => settle(),
})

/** Opens the choice of the master who looks at it. */
export const assignEscalation = action<{ isBusy: boolean; open: () => void }>({
  id: 'escalation assign',
  group: 'page',
  key: 'G',
  icon: IconUserCheck,
  title: (t) => t('escalations.assign.button'),
  blocked: (t, { isBusy }) => isBusy && t('loading'),
  run: ({ open }) => open(),
})
