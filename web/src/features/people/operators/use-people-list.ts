import { queueKinds } from '@panel/contract/rules/enumerations'
import { maxInvited } from '@panel/contract/rules/operator-views'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../../api/api-error'
import { call } from '../../../api/call'
import { issueText } from '../../../ui/words/issue-text'
import type { LinkHours } from './LinkEndsField'
import { operatorsKey } from './operators-key'
import { type ListedPerson, type ListFault, type PersonField, peopleIn, personFields } from './people-list'
import { refusalText } from './refusal-text'
import { useFieldWords } from './use-field-words'
import type { MadeLink } from './use-invitation'
import { useOperatorOptions } from './use-operator-options'

export type CheckedRow = { number: number; cells: string[]; faults: string[] }

/** The typed list of people, checked row by row, and the request that invites all of them. */
export function usePeopleList(onMade: (links: readonly MadeLink[]) => void) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const { label } = useFieldWords()
  const { levels, teams, languages, siteowners } = useOperatorOptions()
  const [text, setText] = useState('')
  const [hours, setHours] = useState<LinkHours>(72)
  const read = peopleIn(text, {
    levels,
    teams,
    languages,
    siteowners,
    messageTypes: queueKinds.map((kind) => [kind, t(`queue.short.${kind}`)]),
    labels: personFields.map(label),
  })
  const people = read.flatMap(({ person }) => person ?? [])
  const invite = useMutation({
    mutationFn: (all: ListedPerson[]) =>
      call('POST /api/operators/invitations', { body: { people: all, hours } }),
    onSuccess({ links }, all) {
      void client.invalidateQueries({ queryKey: operatorsKey })
      onMade(
        links.map((link, row) => ({
          ...link,
          name: all[row]?.name ?? '',
          login: all[row]?.login ?? '',
        })),
      )
    },
  })
  const issues = invite.error instanceof ApiError ? invite.error.issues : []
  const ofRow = (row: number) =>
    issues.flatMap((issue) => {
      const [, at, field] = issue.path.split('.')
      const named = personFields.find((each) => each === field)
      return at === String(row) && named ? [`${label(named)}: ${issueText(t, issue)}`] : []
    })
  const rows = read.map(
    ({ cells, faults }, row): CheckedRow => ({
      number: row + 1,
      cells,
      faults: [...faults.map((fault) => faultText(fault)), ...ofRow(row)],
    }),
  )
  const faulty = rows.filter(({ faults }) => faults.length > 0).length
  const isTooLong = rows.length > maxInvited

  function faultText({ field, value }: ListFault): string {
    return value === undefined
      ? `${label(field)}: ${t('issue.required')}`
      : t('operators.many.unknown', { field: label(field), value })
  }
  return {
    text,
    setText(next: string) {
      setText(next)
      invite.reset()
    },
    hours,
    setHours,
    /** Those that need a look first. */
    rows: rows.toSorted((one, other) => Number(other.faults.length > 0) - Number(one.faults.length > 0)),
    faulty,
    labelOf: (field: PersonField) => label(field),
    isBusy: invite.isPending,
    make: () => invite.mutate(people),
    error: invite.error && faulty === 0 ? refusalText(t, invite.error) : null,
    blocked: blockedBy(),
  }

  function blockedBy(): string | false {
    if (rows.length === 0) return t('operators.many.nothing')
    if (isTooLong) return issueText(t, { code: 'list_too_long', params: { max: maxInvited } })
    return faulty > 0 && t('operators.many.has_faults')
  }
}
