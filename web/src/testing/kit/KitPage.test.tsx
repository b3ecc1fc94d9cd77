import { afterEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { findBarriers } from '../barriers'
import { renderPart } from '../render'
import { KitPage } from './KitPage'

/** The colours follow this property, wherever the panel sets it. */
const showTheme = (theme: 'light' | 'dark') => {
  document.documentElement.style.colorScheme = theme
}

afterEach(() => {
  showTheme('light')
  document.documentElement.dir = 'ltr'
})

async function renderKit(theme: 'light' | 'dark', direction: 'ltr' | 'rtl') {
  document.documentElement.dir = direction
  await renderPart(<KitPage direction={direction} />)
  showTheme(theme)
}

const select = (label: string) => page.getByRole('button', { name: new RegExp(`${label}$`) }).first()

describe.each([
  ['light', 'ltr'],
  ['dark', 'ltr'],
  ['light', 'rtl'],
  ['dark', 'rtl'],
] as const)('the kit, %s, %s', (theme, direction) => {
  it('has no barrier', async () => {
    await renderKit(theme, direction)
    expect(await findBarriers()).toEqual([])
  })

  it('has no barrier in a list, a list with search, or a calendar that is open', async () => {
    await renderKit(theme, direction)
    await select('Chosen').click()
    await expect.element(page.getByRole('listbox')).toBeVisible()
    expect(await findBarriers()).toEqual([])
    await userEvent.keyboard('{Escape}')
    await select('With search').click()
    await userEvent.keyboard('nobody')
    await expect.element(page.getByText('Nothing found')).toBeVisible()
    expect(await findBarriers()).toEqual([])
    await userEvent.keyboard('{Escape}{Escape}')
    await page
      .getByRole('button', { name: /From – To$/ })
      .first()
      .click()
    await expect.element(page.getByRole('dialog')).toBeVisible()
    expect(await findBarriers()).toEqual([])
  })

  it.each([
    ['Dialog', 'dialog'],
    ['Alert dialog', 'alertdialog'],
    ['Drawer', 'dialog'],
    ['Palette', 'combobox'],
    ['Menu', 'menu'],
  ] as const)('has no barrier with this open: %s', async (title, role) => {
    await renderKit(theme, direction)
    await page.getByRole('button', { name: title, exact: true }).click()
    await expect.element(page.getByRole(role)).toBeVisible()
    expect(await findBarriers()).toEqual([])
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole(role)).not.toBeInTheDocument()
  })
})
