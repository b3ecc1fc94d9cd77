import {
  type Icon,
  IconArrowBackUp,
  IconMessageOff,
  IconPlayerSkipForward,
  IconUserUp,
} from '@tabler/icons-react'
import type { TFunction } from 'i18next'
import { type Action, action } from '../../ui/actions'
import type { Leave } from './machine/calls'

export type LeaveTarget = {
  /** The answer is being sent. */
  isSending: boolean
  /** No message of the customer waits for an answer. */
  nothingWaits: boolean
  /** The conversation was already handed over to the masters. */
  isHandedOver: boolean
  begin: (act: Leave['act']) => void
}

export const leaveIcons = {
  skip: IconPlayerSkipForward,
  ignore: IconMessageOff,
  handover: IconUserUp,
  give_back: IconArrowBackUp,
} satisfies Record<Leave['act'], Icon>

type Blocked = NonNullable<Action<LeaveTarget>['blocked']>

/** A way to leave the conversation in hand. */
const leaveAction = (act: Leave['act'], key: string, blocked?: Blocked) =>
  action<LeaveTarget>({
    id: `leave ${act}`,
    group: 'chat',
    key,
    icon: leaveIcons[act],
    title: (t) => t(`leave.act.${act}`),
    blocked: (t, target) => (target.isSending ? t('sender.being_sent') : (blocked?.(t, target) ?? null)),
    run: ({ begin }) => begin(act),
  })

const nothingWaits = (t: TFunction, target: LeaveTarget) => target.nothingWaits && t('leave.nothing_waits')

export const leaveActions = {
  skip: leaveAction('skip', 'S', nothingWaits),
  ignore: leaveAction('ignore', 'I'),
  handover: leaveAction(
    'handover',
    'M',
    (t, target) => nothingWaits(t, target) || (target.isHandedOver && t('handover.is_there')),
  ),
  /** Replaces the hand-over for a master who has a conversation that was handed over. */
  give_back: leaveAction('give_back', 'M'),
} satisfies Record<Leave['act'], unknown>
