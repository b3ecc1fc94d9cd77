import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { useTestApp } from '../testing/app.ts'
import { generateDatabaseTypes } from './generate-database-types.ts'

const test = useTestApp()

describe('the types of the database', () => {
  it('are those of the migrated database: `npm run types` writes them', async () => {
    await generateDatabaseTypes(test.url, { verify: true })
  })

  it('are found to differ when a column is added', async () => {
    await sql`alter table teams add column motto text`.execute(test.db)
    await expect(generateDatabaseTypes(test.url, { verify: true })).rejects.toThrow()
  })
})
