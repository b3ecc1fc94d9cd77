import type { Stage } from './screen.ts'

/** A list of two people, of which one needs a look. */
export async function typeList({ page }: Stage) {
  await page.keyboard.press('i')
  await page.locator('[role=dialog] textarea').fill('Mila R.;mila.r;0;;nl;;\nEwa T.;;0;;nl;;')
  await page.locator('[role=dialog] table').waitFor()
}

/** The links of people who are invited together. */
export async function makeLinks({ page }: Stage) {
  const expires_at = new Date(Date.now() + 72 * 3_600_000).toISOString()
  await page.route('**/api/operators/invitations', (route) =>
    route.fulfill({
      json: {
        links: [1, 2].map((id) => ({
          operator_id: id,
          token: 'a'.repeat(43),
          expires_at,
          can_send: false,
        })),
      },
    }),
  )
  await page.keyboard.press('i')
  const { level, team } = await page.evaluate(async () => {
    const [levels, teams] = await Promise.all(
      ['/api/permissions.php', '/api/teams'].map(async (path) => (await fetch(path)).json()),
    )
    return { level: levels.permissions[0].id, team: teams.teams[0].id }
  })
  await page
    .locator('[role=dialog] textarea')
    .fill(['Mila R.;mila.r', 'Ewa T.;ewa.t'].map((one) => `${one};${level};${team};nl;;`).join('\n'))
  await page.keyboard.press('Control+Enter')
  await page.locator('[role=dialog] table code, [role=dialog] [data-autofocus]').first().waitFor()
  await page.locator('[role=dialog] tbody tr').nth(1).waitFor()
}
