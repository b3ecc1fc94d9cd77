import { afterEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { findAccessibilityViolations } from '../../testing/accessibility'
import { renderPart } from '../../testing/render'
import { Dialog } from '../overlays/Dialog'
import { CopyButton } from './CopyButton'

const { clipboard } = navigator
const giveClipboard = (value: unknown) =>
  Object.defineProperty(navigator, 'clipboard', { value, configurable: true })
afterEach(() => giveClipboard(clipboard))

const secret = 'opk_live_1\nopk_live_2'

/** The button as in a dialog that shows a secret once. */
async function press() {
  let copies = 0
  await renderPart(
    <Dialog isOpen title="Recovery codes" onClose={() => {}}>
      <CopyButton text={secret} onCopied={() => void copies++} />
    </Dialog>,
  )
  await page.getByRole('button', { name: 'Copy' }).click()
  return () => copies
}

const field = () => page.getByRole('textbox', { name: 'Text to copy' })

/** What the browser puts into the clipboard with the next copy. */
const nextCopy = () =>
  new Promise<string | undefined>((resolve) =>
    addEventListener('copy', (event) => resolve(event.clipboardData?.getData('text/plain')), { once: true }),
  )

it('copies at once where the browser allows it', async () => {
  const written: string[] = []
  giveClipboard({ writeText: async (text: string) => void written.push(text) })
  const copies = await press()
  await expect.element(page.getByRole('button', { name: 'Copied' })).toBeVisible()
  expect(written).toEqual([secret])
  expect(copies()).toBe(1)
})

it.each([
  ['without https', undefined],
  ['without the permission', { writeText: () => Promise.reject(new DOMException('No', 'NotAllowedError')) }],
])('%s, shows the selected text, which the keys copy', async (_, missing) => {
  giveClipboard(missing)
  const copies = await press()
  await expect.element(field()).toHaveFocus()
  expect(copies()).toBe(0)
  expect(getSelection()?.toString()).toBe(secret)
  expect(await findAccessibilityViolations()).toEqual([])
  const copied = nextCopy()
  await userEvent.keyboard('{ControlOrMeta>}c{/ControlOrMeta}')
  expect(await copied).toBe(secret)
  await expect.element(field()).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Copied' })).toHaveFocus()
  expect(copies()).toBe(1)
})

it('does not count as copied when the text is closed', async () => {
  giveClipboard(undefined)
  const copies = await press()
  await expect.element(field()).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(field()).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Copy' })).toHaveFocus()
  expect(copies()).toBe(0)
})
