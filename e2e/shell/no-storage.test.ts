import { editor, expectInEditor, heading, usePalette } from '../commands.ts'
import { expect, it, type Journey } from '../journey.ts'

const { run } = usePalette()

/** Makes the page's browser behave like one that blocks the data of all sites. */
function refuseStorage() {
  for (const area of ['localStorage', 'sessionStorage'])
    Object.defineProperty(window, area, {
      get() {
        throw new DOMException('Access is denied for this document.', 'SecurityError')
      },
    })
}

async function openWithoutStorage({ makeWorld, openContext }: Journey, path: string) {
  const world = await makeWorld()
  const { cookie } = await world.makeColleague('Anna V.')
  const { context, address } = await openContext()
  await context.addInitScript(refuseStorage)
  await context.addCookies([{ ...cookie, url: address }])
  const page = await context.newPage()
  return { ...world, page, go: () => page.goto(path) }
}

it('in a browser that refuses storage, choices last until the page is left', async ({ journey }) => {
  const { page, go } = await openWithoutStorage(journey, '/')
  await go()
  await expect(heading(page, 'Queue statistics')).toBeVisible()
  const side = page.getByRole('navigation')
  await side.getByRole('button', { name: 'Theme: as the system' }).click()
  await side.getByRole('button', { name: 'Theme: light' }).click()
  await expect(side.getByRole('button', { name: 'Theme: dark' })).toBeVisible()
  const cap = page.getByRole('link', { name: /^Open chat queue/ }).locator('kbd')
  await run(page, 'single keys')
  await expect(cap).toHaveCount(0)
  await page.reload()
  await expect(side.getByRole('button', { name: 'Theme: as the system' })).toBeVisible()
  await expect(cap).toHaveCount(1)
})

it('in a browser that refuses storage, a text survives a reload and is sent', async ({ journey }) => {
  const { page, go, makeCustomer, sent } = await openWithoutStorage(journey, '/queue')
  await (await makeCustomer('Colin')).write('Are you there?')
  await go()
  await expectInEditor(page)
  await editor(page).fill('Here I am')
  await expect(page.getByText(/^Draft saved/)).toBeVisible()
  await page.reload()
  await expectInEditor(page)
  await expect(editor(page)).toHaveValue('Here I am')
  // A draft that nobody can have read yet is not sent by a key.
  await page.keyboard.type('!')
  await page.keyboard.press('Control+Enter')
  await expect.poll(() => sent().then((messages) => messages.map(({ body }) => body))).toEqual(['Here I am!'])
})
