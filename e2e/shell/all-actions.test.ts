import { globSync, readFileSync } from 'node:fs'
import { elsewhere } from '../all-actions.ts'
import { expect, it } from '../journey.ts'

/** The file of this name, in whichever domain. */
const textOf = (file: string) =>
  globSync(`e2e/*/${file}.test.ts`)
    .map((path) => readFileSync(path, 'utf8'))
    .join('')

it('every action that is done in the test of another page is done in a test of that title', () => {
  const missing = Object.entries(elsewhere).filter(([, [file, title]]) => !textOf(file).includes(title))
  expect(missing).toEqual([])
})
