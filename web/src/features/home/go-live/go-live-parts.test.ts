import { expect, it } from 'vitest'
import { isHiddenAt } from './go-live-hidden'
import { partsOf } from './go-live-parts'

const nothing = {
  siteowners: [],
  has_master: true,
  backup_days: 30,
  has_mail: true,
  time_zone: 'Europe/Warsaw',
}

it('is over when everything is there', () => {
  expect(partsOf(nothing)).toMatchObject({ customers: [], service: [], total: 7 })
  expect(partsOf(nothing).done).toHaveLength(7)
})

it('names the site owners that lack a text, and what the service lacks', () => {
  const site = {
    id: 4,
    name: 'Lago',
    without_disclosure: ['it'],
    without_answers: [],
    without_help_lines: [],
  }
  const open = partsOf({ ...nothing, siteowners: [site], has_mail: false, time_zone: 'UTC' })
  expect(open.customers).toEqual([
    { kind: 'disclosures', siteowners: [{ id: 4, name: 'Lago', languages: ['it'] }] },
  ])
  expect(open.service.map(({ kind }) => kind)).toEqual(['mail', 'time_zone'])
  expect(open.done).toEqual(['answers', 'help_lines', 'master', 'backups'])
})

it('is hidden until a moment, or for good', () => {
  expect([isHiddenAt(null, 5), isHiddenAt(4, 5), isHiddenAt(6, 5), isHiddenAt('for_good', 5)]).toEqual([
    false,
    false,
    true,
    true,
  ])
})
