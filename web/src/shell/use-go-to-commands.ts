import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { isStatic, mayOpen, pagePaths, pages, type StaticPath } from '../features/pages/pages'
import { queueAddress } from '../features/queue/queue-links'
import { useUser } from '../features/sign-in/user-query'
import { useCommands } from '../ui/commands'
import { headingOf } from './menu'

/** The buttons of the queues tell of these themselves, with their keys. */
const queuePaths: StaticPath[] = Object.values(queueAddress).map(({ to }) => to)
const offered = pagePaths.filter(isStatic).filter((path) => !queuePaths.includes(path))

/** The pages that this operator may open, as commands. */
export function useGoToCommands() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const user = useUser()
  useCommands(
    offered
      .filter((path) => mayOpen(user, path))
      .map((path) => {
        const heading = headingOf(path)
        const { label, icon } = pages[path]
        return {
          id: `go-to ${path}`,
          group: 'go_to',
          title: t(label),
          ...(heading && { note: t(heading) }),
          icon,
          run: () => void navigate({ to: path }),
        }
      }),
  )
}
