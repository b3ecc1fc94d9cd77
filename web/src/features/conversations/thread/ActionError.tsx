import { useTranslation } from 'react-i18next'
import { actionFailure } from './action-failure'

/** Why an action on a message was refused. */
export function ActionError({ error }: { error: Error }) {
  return actionFailure(useTranslation().t, error)
}
