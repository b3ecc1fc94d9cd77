import { ActionButton } from '../../ui/actions/ActionButton'
import { useAction } from '../../ui/actions/use-action'
import styles from './LeaveAction.module.css'
import { type LeaveTarget, leaveActions } from './leave-actions'

type Props = {
  kind: keyof typeof leaveActions
  target: LeaveTarget
  /** A shorter text for a narrow chat. */
  short?: string
}

/** The button of an action that leaves the conversation in hand. */
export function LeaveAction({ kind, target, short }: Props) {
  const action = useAction(leaveActions[kind], target)
  return (
    <ActionButton action={action} look="quiet">
      <span className={short && styles.long}>{action.title}</span>
      {short && <span className={styles.short}>{short}</span>}
    </ActionButton>
  )
}
