import { IconMessageBolt } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useUser } from '../features/sign-in/user-query'
import { useCommands } from '../ui/commands'
import { menuFor } from './menu'

/** The pages that this operator may open, as commands. */
export function useGoToCommands() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const pages = menuFor(useUser()).flatMap(({ heading, entries }) =>
    entries.map(({ to, label, icon }) => ({
      id: `go-to ${to}`,
      group: 'go_to' as const,
      title: t(label),
      ...(heading && { note: t(heading) }),
      icon,
      run: () => void navigate({ to }),
    })),
  )
  useCommands([
    ...pages,
    {
      id: 'go-to saved replies',
      group: 'go_to',
      title: t('saved_replies.manage'),
      icon: IconMessageBolt,
      run: () => void navigate({ to: '/saved-replies' }),
    },
  ])
}
