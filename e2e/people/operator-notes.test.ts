import { findAccessibilityViolations } from '../accessibility.ts'
import { expect, it } from '../journey.ts'

it('a coach who does not manage operators writes notes about one, from the list of who is here', async ({
  journey,
}) => {
  const { siteowner, makeColleague } = await journey.makeWorld()
  // Some coaches see the operators of all worlds: each world has its own names.
  const name = `Tom ${siteowner.id}.`
  const tom = await makeColleague(name)
  const coach = await makeColleague('Ilse M.', { level: { rights: ['reviews.view', 'chat_stats.away'] } })
  const page = await journey.open('/', coach.cookie)
  await page.getByRole('link', { name, exact: true }).press('Enter')
  await page.waitForURL(new RegExp(`/operators/${tom.operator.id}$`))
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  const notes = page.getByRole('region', { name: 'Notes by coaches' })
  await expect(notes.getByText('No notes yet')).toBeVisible()
  expect(await findAccessibilityViolations(page)).toEqual([])
  await page.keyboard.press('n')
  await page.keyboard.type('Warm with new customers.')
  await page.keyboard.press('Control+Enter')
  await expect(notes.getByText('Warm with new customers.')).toBeVisible()
  await expect(page.getByText('Identity and rights')).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'Activity' })).toHaveCount(0)
  await page.goto(`/operators/${coach.operator.id}`)
  await expect(page.getByText('You do not see notes about yourself')).toBeVisible()
})
