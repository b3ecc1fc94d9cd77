import { hasRight } from '@panel/contract/rules/rights'
import { IconBan, IconMessage, IconUser, IconUsersGroup } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { numberIn } from '../features/answering/conversation/conversation-number'
import { isListed, mayOpen } from '../features/settings/pages/pages'
import { operatorNamesQuery } from '../features/settings/settings-queries'
import { teamsQuery } from '../features/settings/teams-query'
import { useUser } from '../features/settings/user-query'
import type { PaletteEntry } from './palette-entries'

/** What the browser knows and the palette can open: people and teams whose pages the operator may open, and a chat by its number. */
export function useKnownEntries(query: string): readonly PaletteEntry[] {
  return [...useChat(query), ...usePeople(), ...useTeams()]
}

/** The chat with the number that was typed. The page says so if there is none. */
function useChat(query: string): PaletteEntry[] {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const id = numberIn(query)
  if (id === null) return []
  const number = String(id)
  return [
    {
      id: `chat ${number}`,
      group: 'chats',
      title: t('commands.open_chat', { number }),
      note: `#${number}`,
      icon: IconMessage,
      blocked: null,
      run: () => void navigate({ to: '/conversations/$id', params: { id: number } }),
    },
  ]
}

/** People by name or number, and who may suspend them. */
function usePeople(): PaletteEntry[] {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const user = useUser()
  const isOpen = mayOpen(user, '/operators/$id')
  const mayManage = hasRight(user.scope, 'manage_operators')
  const { data } = useQuery({ ...operatorNamesQuery, enabled: isOpen })
  if (!isOpen) return []
  return Object.entries(data ?? {}).flatMap(([id, { name }]): PaletteEntry[] => {
    if (Number(id) === user.id) return []
    const to = { to: '/operators/$id', params: { id } } as const
    const person = { group: 'people' as const, note: `#${id}`, blocked: null }
    return [
      { ...person, id: `person ${id}`, title: name, icon: IconUser, run: () => void navigate(to) },
      ...(mayManage
        ? [
            {
              ...person,
              id: `suspend ${id}`,
              title: t('commands.suspend', { name }),
              icon: IconBan,
              run: () => void navigate({ ...to, search: { act: 'suspend' } }),
            },
          ]
        : []),
    ]
  })
}

function useTeams(): PaletteEntry[] {
  const navigate = useNavigate()
  const isOpen = isListed(useUser(), '/team')
  const { data } = useQuery({ ...teamsQuery, enabled: isOpen })
  if (!isOpen) return []
  return (data?.teams ?? []).map(({ id, name }) => ({
    id: `team ${id}`,
    group: 'teams',
    title: name,
    icon: IconUsersGroup,
    blocked: null,
    run: () => void navigate({ to: '/team', search: { team_id: id } }),
  }))
}
