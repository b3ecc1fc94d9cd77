import type { OperatorActivity } from '@panel/contract'
import { expect, it } from 'vitest'
import { inRuns } from './activity-runs'

const at = '2026-11-20T10:00:00Z'
const answer = (id: number): OperatorActivity => ({
  kind: 'answer',
  id,
  at,
  conversation_id: 1,
  type: 'reply',
})
const skip = (id: number): OperatorActivity => ({
  kind: 'skip',
  id,
  at,
  conversation_id: 1,
  reason_code: 'topic',
  reason_words: null,
})
const ids = (items: OperatorActivity[]) => inRuns(items).map((run) => run.map(({ id }) => id))

it('three messages in a row are a run; whatever else happened ends it', () => {
  expect(ids([answer(9), answer(8), answer(7), skip(6), answer(5), answer(4), answer(3), answer(2)])).toEqual(
    [[9, 8, 7], [6], [5, 4, 3, 2]],
  )
})

it('fewer stay single, and so does everything else', () => {
  expect(ids([answer(9), answer(8), skip(7), skip(6), skip(5), answer(4)])).toEqual([
    [9],
    [8],
    [7],
    [6],
    [5],
    [4],
  ])
  expect(ids([])).toEqual([])
})
