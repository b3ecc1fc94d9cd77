import { useEffect, useState } from 'react'

/**
 * The id of the row that opens by itself: the first one. It stays open when somebody else settles it. After `close`, the next row that
 * becomes the first one opens.
 */
export function useFirstRow(rows: readonly { id: number }[]) {
  const [opened, setOpened] = useState<number | null>(null)
  const first = rows[0]?.id
  useEffect(() => {
    if (first !== undefined) setOpened((before) => before ?? first)
  }, [first])
  return { opened, close: () => setOpened(null) }
}
