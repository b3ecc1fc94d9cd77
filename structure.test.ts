import { describe, expect, it } from 'vitest'
import { importRules } from './scripts/structure/import-rules.ts'
import { migrationRules } from './scripts/structure/migration-rules.ts'
import { readRepository } from './scripts/structure/source.ts'
import { specificationRules } from './scripts/structure/specification-rules.ts'
import { textRules } from './scripts/structure/text-rules.ts'
import { webRules } from './scripts/structure/web-rules.ts'

const repository = readRepository(import.meta.dirname)

describe('the repository', () => {
  it('is read completely', () => {
    const paths = repository.map((file) => file.path)
    expect(paths).toContain('contract/src/index.ts')
    expect(paths).toContain('server/src/platform/http/register.ts')
    expect(paths.some((path) => path.includes('node_modules'))).toBe(false)
  })
})

describe.each([...importRules, ...migrationRules, ...specificationRules, ...textRules, ...webRules])(
  '$title',
  ({ find, broken, right = [] }) => {
    it('holds', () => {
      expect(find(repository)).toEqual([])
    })

    it('finds code that violates it, and no other code', () => {
      expect(find(broken)).not.toEqual([])
      expect(find(right)).toEqual([])
    })
  },
)
