import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { operatorsKey } from './operators-key'
import { refusalText } from './refusal-text'

export type Failure = { id: number; text: string }

/** Acts on operators one after the other: each is allowed, refused and recorded as by itself. */
export function useForEach() {
  const { t } = useTranslation()
  const client = useQueryClient()
  const [isBusy, setIsBusy] = useState(false)
  const [failures, setFailures] = useState<readonly Failure[]>([])

  /** @returns those that were changed */
  async function run<Row extends { id: number }>(
    rows: readonly Row[],
    act: (row: Row) => Promise<unknown>,
  ): Promise<Row[]> {
    if (isBusy) return []
    setIsBusy(true)
    const failed: Failure[] = []
    for (const row of rows)
      await act(row).catch((error) => {
        failed.push({ id: row.id, text: refusalText(t, error) })
      })
    setFailures(failed)
    setIsBusy(false)
    await client.invalidateQueries({ queryKey: operatorsKey })
    return rows.filter(({ id }) => !failed.some((failure) => failure.id === id))
  }
  return { run, isBusy, failures, forget: () => setFailures([]) }
}
