import { expect, it } from 'vitest'
import { allActions } from '../../../testing/all-actions'
import { keyOverview } from './key-overview'

it('the overview of keys has the keys of the actions', () => {
  const keyOf = (id: string) => allActions.find((action) => action.id === id)?.key
  expect(keyOverview.map(({ id }) => [id, keyOf(id)])).toEqual(keyOverview.map(({ id, keys }) => [id, keys]))
})
