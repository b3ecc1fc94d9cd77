import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { settingNames } from '../server/src/platform/config.ts'

it('the README lists every setting, once', () => {
  const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8')
  const section = readme.slice(readme.indexOf('## Settings'), readme.indexOf('## Scripts'))
  const listed = [...section.matchAll(/^\| `([A-Z_]+)`/gm)].map(([, name]) => name)
  expect(listed.toSorted()).toEqual(settingNames.toSorted())
})
