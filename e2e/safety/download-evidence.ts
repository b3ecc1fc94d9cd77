import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Page, test } from '@playwright/test'
import { findAccessibilityViolations } from '../accessibility.ts'
import { expect } from '../journey.ts'

/** Makes the evidence file, downloads it, and lets the panel say that it made this file, and no file with a changed letter. */
export async function downloadEvidence(master: Page) {
  const made = master.getByText(/^sha256 /)
  const before = (await made.count()) > 0 ? await made.textContent() : ''
  await master.keyboard.press('m')
  await expect(made).not.toHaveText(before ?? '')
  await expect(made).toBeVisible()
  expect(await findAccessibilityViolations(master)).toEqual([])
  const arriving = master.waitForEvent('download')
  await master.keyboard.press('d')
  const file = await arriving
  expect(file.suggestedFilename()).toMatch(/^evidence-\d+-[0-9a-f]{8}\.html$/)
  const content = await readFile(await file.path())
  const choose = (buffer: Buffer) =>
    master
      .getByLabel('Verify a file')
      .and(master.locator('input'))
      .setInputFiles({ name: 'evidence.html', mimeType: 'text/html', buffer })
  await choose(content)
  await expect(
    master.getByText(/^evidence\.html is what the panel made for escalation \d+: Bram H\./),
  ).toBeVisible()
  await choose(Buffer.concat([content, Buffer.from(' ')]))
  await expect(master.getByText('evidence.html was not made by this panel, or it was changed.')).toBeVisible()
  await readOffline(master, content)
}

/** Opens the document as a stranger who was sent it: from a file, without a network. */
async function readOffline(master: Page, content: Buffer) {
  const context = await master.context().browser()?.newContext({ offline: true })
  if (!context) throw new Error('The browser is gone')
  await using end = new AsyncDisposableStack()
  end.defer(() => context.close())
  const page = await context.newPage()
  const { outputDir } = test.info()
  const file = join(outputDir, 'evidence.html')
  await mkdir(outputDir, { recursive: true })
  await writeFile(file, content)
  const refused: string[] = []
  page.on('console', (line) => refused.push(line.text()))
  page.on('request', (request) => request.url().startsWith('file:') || refused.push(request.url()))
  await page.goto(pathToFileURL(file).href)
  await page.getByRole('link', { name: 'Messages', exact: true }).click()
  await expect(page.getByText('I turn 16 in March').last()).toBeInViewport()
  expect(await findAccessibilityViolations(page)).toEqual([])
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  expect(pdf.match(/\/Type \/Page\b/g)?.length).toBeGreaterThan(1)
  expect(refused).toEqual([])
}
