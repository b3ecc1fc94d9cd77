import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderPart } from '../testing/render'
import { recordAge, useOldestData } from './data-age'

function Oldest({ after = 0 }: { after?: number }) {
  const at = useOldestData(Date.now() + after)
  return <p>{at === null ? 'new' : new Date(at).toISOString()}</p>
}

const answer = (asOf?: string) => new Response('{}', { headers: asOf ? { 'as-of': asOf } : {} })

it('the oldest data of the last minute counts, until its list is answered with new data', async () => {
  const { rerender } = await renderPart(<Oldest />)
  await expect.element(page.getByText('new')).toBeVisible()
  recordAge('/api/skiplog', answer('2026-11-28T15:20:00.000Z'))
  recordAge('/api/history', answer('2026-11-28T15:19:50.000Z'))
  await expect.element(page.getByText('2026-11-28T15:19:50.000Z')).toBeVisible()
  recordAge('/api/history', answer())
  recordAge('/api/queues', answer())
  await expect.element(page.getByText('2026-11-28T15:20:00.000Z')).toBeVisible()
  await rerender(<Oldest after={61_000} />)
  await expect.element(page.getByText('new')).toBeVisible()
})
