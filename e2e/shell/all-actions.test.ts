import { readFileSync } from 'node:fs'
import { elsewhere } from '../all-actions.ts'
import { expect, it } from '../journey.ts'

it('every action that is done in the test of another page is done in a test of that title', () => {
  const missing = Object.entries(elsewhere).filter(
    ([, [file, title]]) => !readFileSync(`e2e/${file}.test.ts`, 'utf8').includes(title),
  )
  expect(missing).toEqual([])
})
