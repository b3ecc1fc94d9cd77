import { pagePaths } from '@panel/contract/rules/page-paths'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { queueAddress } from '../features/answering/queue/queue-links'
import { isListed, isStatic, type StaticPath } from '../features/settings/pages/pages'
import { useUser } from '../features/settings/user-query'
import { offer } from '../ui/actions/actions'
import { useOffered } from '../ui/actions/use-action'
import { goToPage } from './shell-actions'

/** The buttons of the queues offer these actions with their keys. */
const queuePaths: StaticPath[] = Object.values(queueAddress).map(({ to }) => to)
const offered = pagePaths.filter(isStatic).filter((path) => !queuePaths.includes(path))

/** Offers the pages that this operator may open. */
export function useGoToActions() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const user = useUser()
  const go = (to: StaticPath) => void navigate({ to })
  useOffered(offered.filter((path) => isListed(user, path)).map((path) => offer(t, goToPage, { path, go })))
}
