import { useEffect, useState } from 'react'

type Row = { id: number }

/**
 * The id of the row that is open: the one in the URL, otherwise the first choice. It stays open when the rows change, because of
 * another tab or a colleague. Null without rows.
 */
export function useOpened(rows: readonly Row[], inUrl: number | undefined, first: Row | undefined) {
  const [opened, setOpened] = useState<number | null>(null)
  const kept = rows.some(({ id }) => id === opened) ? opened : null
  const now = inUrl ?? kept ?? first?.id ?? null
  useEffect(() => setOpened(now), [now])
  return now
}
