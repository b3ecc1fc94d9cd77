import { describe, expect, it } from 'vitest'
import { importRules } from './scripts/structure/import-rules.ts'
import { shownRules } from './scripts/structure/shown-rules.ts'
import { readRepository } from './scripts/structure/source.ts'
import { textRules } from './scripts/structure/text-rules.ts'
import { webRules } from './scripts/structure/web-rules.ts'

const repository = readRepository(import.meta.dirname)

describe('the repository', () => {
  it('is read whole', () => {
    const paths = repository.map((file) => file.path)
    expect(paths).toContain('contract/src/index.ts')
    expect(paths).toContain('server/src/platform/http/register.ts')
    expect(paths.some((path) => path.includes('node_modules'))).toBe(false)
  })
})

describe.each([...importRules, ...shownRules, ...textRules, ...webRules])(
  '$title',
  ({ find, broken, right = [] }) => {
    it('holds', () => {
      expect(find(repository)).toEqual([])
    })

    it('finds what breaks it, and only that', () => {
      expect(find(broken)).not.toEqual([])
      expect(find(right)).toEqual([])
    })
  },
)
