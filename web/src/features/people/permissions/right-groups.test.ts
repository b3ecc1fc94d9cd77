import { rights } from '@panel/contract/rules/rights'
import { expect, it } from 'vitest'
import { rightGroups } from './right-groups'

it('every right has a row in the matrix', () => {
  expect(Object.values(rightGroups).flat().toSorted()).toEqual(rights.toSorted())
})
