import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../../api/api-error'
import { call, type ResponseTo } from '../../../api/call'
import { issueText } from '../../../ui/words/issue-text'
import type { LinkHours } from './LinkEndsField'
import { operatorsKey } from './operators-key'
import { refusalText } from './refusal-text'

export type MadeLink = ResponseTo<'POST /api/operators'> & {
  name: string
  /** Of somebody who is invited together with others. */
  login?: string
  /** The names and values of the operator's fields, as text. */
  facts?: readonly (readonly [label: string, value: string])[]
}

/** The page that a link opens. */
export const linkAddress = ({ token }: Pick<MadeLink, 'token'>) => `${location.origin}/invite/${token}`

/** The fields that show their own errors. */
const fields = ['name', 'login', 'level_id', 'team_id']

const empty = {
  name: '',
  login: '',
  level_id: 0,
  team_id: 0,
  languages: [] as string[],
  message_types: ['reply', 'poke'] as ('reply' | 'poke')[],
  siteowner_ids: null as number[] | null,
  hours: 72 as LinkHours,
}

/** The values of an invitation, and the request that makes its link. @param preset the initial values */
export function useInvitation(onMade: (link: MadeLink) => void, preset: Partial<typeof empty> = {}) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const [values, setValues] = useState({ ...empty, ...preset })
  const invite = useMutation({
    mutationFn: () => call('POST /api/operators', { body: values }),
    onSuccess(made) {
      void client.invalidateQueries({ queryKey: operatorsKey })
      onMade({ ...made, name: values.name })
    },
  })
  const issues = invite.error instanceof ApiError ? invite.error.issues : []
  const issueOf = (path: string) => {
    const found = issues.find((issue) => issue.path === path)
    return found ? issueText(t, found) : null
  }
  return {
    values,
    set(part: Partial<typeof values>) {
      setValues({ ...values, ...part })
      invite.reset()
    },
    issueOf,
    make: () => invite.mutate(),
    isBusy: invite.isPending,
    /** The error that is not about one of the fields. */
    error: invite.error && !fields.some(issueOf) ? refusalText(t, invite.error) : null,
    blocked: (values.level_id === 0 || values.team_id === 0) && t('operators.choose_level_and_team'),
  }
}

export type Invitation = ReturnType<typeof useInvitation>
