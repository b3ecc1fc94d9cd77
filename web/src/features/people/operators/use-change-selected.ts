import type { ListedOperator } from '@panel/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../../api/call'
import type { SelectionAct } from './operators-actions'
import { operatorsKey } from './operators-key'
import { refusalText } from './refusal-text'

/** The new value for the selected operators: an id, or a list; null while nothing is chosen. */
export type GivenValue = number | (string | number)[] | null

type Failure = { id: number; text: string }

/** Changes operators one after the other, each with the value that was seen, so that a colleague's change is not replaced. */
export function useChangeSelected(act: SelectionAct, rows: readonly ListedOperator[]) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const [isBusy, setIsBusy] = useState(false)
  const [failures, setFailures] = useState<readonly Failure[]>([])

  const change = (row: ListedOperator, value: GivenValue, reason: string) => {
    const params = { id: row.id }
    if (act === 'suspend') return call('POST /api/operators/:id/suspend', { params, body: { reason } })
    if (act === 'end') return call('POST /api/operators/:id/end-sessions', { params, body: {} })
    return call('PATCH /api/operators/:id', {
      params,
      body: { [act]: value, seen: { [act]: row[act] } },
    })
  }

  /** @returns how many were changed */
  async function run(changed: readonly ListedOperator[], value: GivenValue, reason: string): Promise<number> {
    if (isBusy) return 0
    setIsBusy(true)
    const failed: Failure[] = []
    for (const row of changed)
      await change(row, value, reason).catch((error) => {
        failed.push({ id: row.id, text: refusalText(t, error) })
      })
    setFailures(failed)
    setIsBusy(false)
    await client.invalidateQueries({ queryKey: operatorsKey })
    return changed.length - failed.length
  }
  return { run, isBusy, failures: failures.filter(({ id }) => rows.some((row) => row.id === id)) }
}
