import { useTranslation } from 'react-i18next'
import { actFailure } from './act-failure'

/** Why an action on a message was refused. */
export function ActError({ error }: { error: Error }) {
  return actFailure(useTranslation().t, error)
}
