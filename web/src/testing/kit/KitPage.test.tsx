import { afterEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { findAccessibilityViolations } from '../accessibility'
import { renderPart } from '../render'
import { KitPage } from './KitPage'

/** The colours follow this property, wherever the panel sets it. */
const showTheme = (theme: 'light' | 'dark') => {
  document.documentElement.style.colorScheme = theme
}

afterEach(async () => {
  showTheme('light')
  document.documentElement.dir = 'ltr'
  await page.viewport(1000, 800)
})

async function renderKit(theme: 'light' | 'dark', direction: 'ltr' | 'rtl') {
  document.documentElement.dir = direction
  await renderPart(<KitPage direction={direction} />)
  showTheme(theme)
}

const select = (label: string) => page.getByRole('button', { name: new RegExp(`${label}$`) }).first()

describe.each([
  ['light', 'ltr', 'all'],
  ['dark', 'ltr', 'colors'],
  ['light', 'rtl', 'sizes'],
] as const)('the kit, %s, %s', (theme, direction, rules) => {
  const findViolations = () => findAccessibilityViolations(document.body, rules)

  it('has no accessibility violations', async () => {
    await renderKit(theme, direction)
    expect(await findViolations()).toEqual([])
  })

  it('has no accessibility violations with an open list, list with search or calendar', async () => {
    await renderKit(theme, direction)
    await select('Chosen').click()
    await expect.element(page.getByRole('listbox')).toBeVisible()
    expect(await findViolations()).toEqual([])
    await userEvent.keyboard('{Escape}')
    await select('With search').click()
    await userEvent.keyboard('nobody')
    await expect.element(page.getByText('Nothing found')).toBeVisible()
    expect(await findViolations()).toEqual([])
    await userEvent.keyboard('{Escape}{Escape}')
    await page
      .getByRole('button', { name: /From – To$/ })
      .first()
      .click()
    await expect.element(page.getByRole('dialog')).toBeVisible()
    expect(await findViolations()).toEqual([])
  })

  it.each([
    ['Dialog', 'dialog'],
    ['Alert dialog', 'alertdialog'],
    ['Drawer', 'dialog'],
    ['Palette', 'combobox'],
    ['Menu', 'menu'],
  ] as const)('has no accessibility violations with this open: %s', async (title, role) => {
    await renderKit(theme, direction)
    await page.getByRole('button', { name: title, exact: true }).click()
    await expect.element(page.getByRole(role)).toBeVisible()
    expect(await findViolations()).toEqual([])
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole(role)).not.toBeInTheDocument()
  })
})

describe.each(['ltr', 'rtl'] as const)('the kit, %s', (direction) => {
  it('is not wider than a narrow window', async () => {
    await page.viewport(390, 844)
    await renderKit('light', direction)
    const { scrollWidth, clientWidth } = document.documentElement
    expect(scrollWidth).toBe(clientWidth)
  })

  it('has the bar of an active line at its start', async () => {
    await renderKit('light', direction)
    await page.getByRole('button', { name: 'Palette', exact: true }).click()
    const active = page.getByRole('option', { selected: true })
    await expect.element(active).toBeVisible()
    const offset = direction === 'rtl' ? '-3px' : '3px'
    expect(getComputedStyle(active.element()).boxShadow).toMatch(new RegExp(` ${offset} 0px 0px 0px inset$`))
    await userEvent.keyboard('{Escape}')
  })
})

it('shows that a field is disabled', async () => {
  await renderKit('light', 'ltr')
  const lookOf = (element: Element) => {
    const { color, backgroundColor, cursor } = getComputedStyle(element)
    return { color, backgroundColor, cursor }
  }
  const field = (name: string) => lookOf(page.getByRole('textbox', { name }).element())
  expect(field('Disabled')).toEqual(lookOf(select('Disabled').element()))
  expect(field('Disabled')).not.toEqual(field('Filled in'))
})
