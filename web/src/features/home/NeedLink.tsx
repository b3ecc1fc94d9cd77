import { hasRight } from '@panel/contract/rules/rights'
import { Link, type LinkProps } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { buttonClass } from '../../ui/actions/Button'
import { useUser } from '../settings/user-query'
import { waitingIn } from '../supervision/board/BoardLanguages'
import type { Need } from './needs'

type Props = { need: Need; place: number; onFocus: () => void }

/** Leads to where the viewer can help: the board, where it is not allowed further. */
export function NeedLink({ need, place, onFocus }: Props) {
  const { t } = useTranslation()
  const { scope } = useUser()
  const may = {
    see: hasRight(scope, 'other_chats.overview'),
    settle: hasRight(scope, 'escalations'),
  }
  const { label, ...link } = linkOf(need, may)
  return (
    <Link
      {...link}
      className={buttonClass({ size: 'small' })}
      data-id={place}
      aria-keyshortcuts="Enter"
      onFocus={onFocus}
    >
      {t(`home_help.act.${label}`)}
    </Link>
  )
}

type Way = Pick<LinkProps, 'to' | 'params' | 'search'> & {
  label: 'decide' | 'read' | 'list' | 'overview' | 'board'
}

function linkOf(need: Need, may: { see: boolean; settle: boolean }): Way {
  switch (need.kind) {
    case 'escalation':
      return { label: 'decide', to: '/escalations', search: { id: need.escalation.id } }
    case 'idle':
      if (!may.see) break
      return {
        label: 'read',
        to: '/conversations/$id',
        params: { id: String(need.lease.conversation_id) },
      }
    case 'handovers':
      if (!may.settle) break
      return { label: 'list', to: '/escalations', search: {} }
    case 'language':
      if (!may.see) break
      return { label: 'overview', to: '/messages', search: waitingIn(need.row.language) }
  }
  return { label: 'board', to: '/board' }
}
