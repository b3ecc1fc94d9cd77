import { ActionButton } from '../../../ui/actions/ActionButton'
import { useStartRest } from './start-break'

/** Starts a break that is deducted from the hours; nothing while hours are not counted. */
export function RestButton() {
  const action = useStartRest()
  return action && <ActionButton action={action} />
}
