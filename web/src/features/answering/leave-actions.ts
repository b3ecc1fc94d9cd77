import {
  type Icon,
  IconArrowBackUp,
  IconMessageOff,
  IconPlayerSkipForward,
  IconUserUp,
} from '@tabler/icons-react'
import type { TFunction } from 'i18next'
import { type Action, action } from '../../ui/actions/actions'
import type { Leave } from './machine/calls'

export type LeaveTarget = {
  /** The answer is being sent. */
  isSending: boolean
  /** No message of the customer waits for an answer. */
  nothingWaits: boolean
  /** The conversation was already handed over to the masters. */
  isHandedOver: boolean
  /** The customer asks who writes. */
  isAsked: boolean
  begin: (kind: Exclude<Leave['kind'], 'appeal'>) => void
}

export const leaveIcons = {
  skip: IconPlayerSkipForward,
  ignore: IconMessageOff,
  handover: IconUserUp,
  give_back: IconArrowBackUp,
  appeal: IconUserUp,
} satisfies Record<Leave['kind'], Icon>

type Blocked = NonNullable<Action<LeaveTarget>['blocked']>

/** A way to leave the conversation in hand. */
const leaveAction = (kind: Exclude<Leave['kind'], 'appeal'>, key: string, blocked?: Blocked) =>
  action<LeaveTarget>({
    id: `leave ${kind}`,
    group: 'chat',
    key,
    icon: leaveIcons[kind],
    title: (t) => t(`leave.act.${kind}`),
    blocked: (t, target) => (target.isSending ? t('sender.being_sent') : (blocked?.(t, target) ?? null)),
    run: ({ begin }) => begin(kind),
  })

const nothingWaits = (t: TFunction, target: LeaveTarget) => target.nothingWaits && t('leave.nothing_waits')

const isAsked = (t: TFunction, target: LeaveTarget) => target.isAsked && t('leave.asked')

export const leaveActions = {
  skip: leaveAction('skip', 'S', (t, target) => nothingWaits(t, target) || isAsked(t, target)),
  ignore: leaveAction('ignore', 'I', isAsked),
  handover: leaveAction(
    'handover',
    'M',
    (t, target) => nothingWaits(t, target) || (target.isHandedOver && t('handover.is_there')),
  ),
  /** Replaces the handover for a master who has a conversation that was handed over. */
  give_back: leaveAction('give_back', 'M'),
} satisfies Record<Exclude<Leave['kind'], 'appeal'>, unknown>
