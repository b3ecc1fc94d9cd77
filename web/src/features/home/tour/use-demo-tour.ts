import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { offer } from '../../../ui/actions/actions'
import { useUser } from '../../settings/user-query'
import { demoTour } from './demo-tour-actions'
import { tourEndedOf } from './tour-ended'

/** The action that shows the tour again; null outside of a demo. */
export function useDemoTour() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { id, is_demo: isDemo } = useUser()
  const show = () => {
    tourEndedOf(id).write(false)
    void navigate({ to: '/' })
  }
  return isDemo ? offer(t, demoTour, { show }) : null
}
