import { sql } from 'kysely'
import { describe, expect, it, type Journey } from '../journey.ts'

/** Journeys of other workers read these lists: what was added is retired, and what was changed is put back. */
async function openLists({ open, makeWorld }: Journey, path: string) {
  const world = await makeWorld()
  const level = { rights: ['manage_operators'] }
  const [noor, ivo] = [
    await world.makeColleague('Noor J.', { level, siteowner_ids: null }),
    await world.makeColleague('Ivo P.', { level, siteowner_ids: null }),
  ]
  const pages = [await open(path, noor.cookie), await open(path, ivo.cookie)] as const
  return { ...world, pages, code: `sells_${lettersOf(noor.operator.id)}` }
}

const lettersOf = (id: number) => [...String(id)].map((digit) => 'abcdefghij'[Number(digit)]).join('')

describe('lists of words', () => {
  it('a reason is added, ordered, translated and retired by keyboard; open browsers follow', async ({
    journey,
  }) => {
    const { db, pages, code } = await openLists(journey, '/settings/lists/report_reasons')
    const [ours, theirs] = pages
    const rows = ours.getByRole('grid', { name: 'Report reasons' }).getByRole('row')
    await expect(rows.first()).toBeVisible()
    const text = `Sells ${code}`
    await ours.keyboard.press('n')
    await expect(ours.getByRole('dialog').getByRole('textbox').first()).toBeFocused()
    await ours.keyboard.type(text)
    await ours.keyboard.press('Tab')
    await expect(ours.getByRole('textbox', { name: 'Code' })).toBeFocused()
    await ours.keyboard.press('Control+a')
    await ours.keyboard.type(code)
    await ours.keyboard.press('Control+Enter')
    await expect(ours.getByRole('dialog')).toBeHidden()
    await expect(theirs.getByRole('row', { name: text })).toContainText('2 of 7')
    const panel = ours.getByRole('region', { name: text })
    await expect(panel.getByText('Missing, shows English')).toHaveCount(5)
    await panel.getByRole('button', { name: 'Edit Nederlands' }).press('Enter')
    await ours.keyboard.type('Verkoopt iets')
    await ours.keyboard.press('Enter')
    await expect(panel.getByText('Verkoopt iets')).toBeVisible()

    const row = ours.getByRole('row', { name: text })
    const order = () =>
      rows.evaluateAll((all) =>
        all
          .toSorted((one, other) => one.getBoundingClientRect().top - other.getBoundingClientRect().top)
          .map((each) => each.getAttribute('aria-label') ?? each.textContent),
      )
    const before = (await order()).indexOf(text)
    await row.focus()
    await ours.keyboard.press('Space')
    await ours.keyboard.press('ArrowUp')
    await expect(ours.getByText(new RegExp(`${text}: place ${before} of`))).toBeVisible()
    await ours.keyboard.press('Enter')
    await expect.poll(order).toContain(text)
    await expect.poll(async () => (await order()).indexOf(text)).toBe(before - 1)

    await ours.keyboard.press('k')
    await expect(row).not.toBeFocused()
    await ours.keyboard.press('j')
    await expect(row).toBeFocused()
    await ours.keyboard.press('t')
    await expect(panel.getByRole('button', { name: 'Restore' })).toBeVisible()
    await expect(theirs.getByRole('row', { name: text })).toBeHidden()
    await theirs.getByRole('checkbox', { name: /Retired/ }).press('Space')
    await expect(theirs.getByRole('row', { name: text })).toContainText('Retired')
    await panel.getByRole('link', { name: 'All changes' }).press('Enter')
    await expect(ours.getByRole('table').getByRole('row')).toHaveCount(5)
    const { rows: audit } = await sql<{ action: string }>`
      select action from audit_log where details ->> 'code' = ${code} order by id`.execute(db)
    expect(audit.map(({ action }) => action)).toEqual(['word.add', 'word.change', 'word.move', 'word.retire'])
  })

  it('a text that two admins change shows the second one both, and what was typed stays', async ({
    journey,
  }) => {
    const { db, pages, code } = await openLists(journey, '/')
    const { rows } = await sql<{ id: number }>`
      insert into reportreasons (code, texts, position, retired_at)
      values (${code}, ${JSON.stringify({ en: code })}::jsonb, 1000, now()) returning id`.execute(db)
    for (const page of pages) {
      await page.goto(`/settings/lists/report_reasons?word=${rows[0]?.id}`)
      await page.getByRole('button', { name: 'Edit Polski' }).press('Enter')
    }
    const [ours, theirs] = pages
    await ours.keyboard.type('Nasze')
    await theirs.keyboard.type('Ich')
    await theirs.keyboard.press('Enter')
    await expect(ours.getByRole('alert')).toContainText('Ich')
    await expect(ours.getByRole('alert')).toContainText('Nasze')
    await expect(ours.getByRole('alert')).toContainText('Ivo P.')
    await ours.getByRole('alert').getByRole('button').first().press('Enter')
    await expect(theirs.getByText('Nasze')).toBeVisible()
  })
})
