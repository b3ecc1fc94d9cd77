import { useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderPart } from '../../testing/render'
import type { OfferedAction } from '../actions/actions'
import { listenForKeys, setDialogKeys } from '../actions/key-dispatcher'
import { SelectField } from './SelectField'

const colours = ['Red', 'Green', 'Blue', 'Black'].map((name) => [name.toLowerCase(), name] as const)
const many = Array.from({ length: 40 }, (_, index) => [String(index), `Operator ${index}`] as const)

function Colour({ options = colours, error }: { options?: typeof colours; error?: string }) {
  const [value, setValue] = useState('')
  return (
    <>
      <SelectField
        label="Colour"
        value={value}
        options={options}
        placeholder="Choose"
        error={error ?? null}
        onChoose={setValue}
      />
      <output>{value}</output>
    </>
  )
}

const trigger = () => page.getByRole('button', { name: /Colour/ })
const chosen = () => page.getByRole('status')
const option = (name: string) => page.getByRole('option', { name, exact: true })

it('the pointer opens the list and chooses', async () => {
  await renderPart(<Colour />)
  await trigger().click()
  await option('Green').click()
  await expect.element(chosen()).toHaveTextContent('green')
  await expect.element(trigger()).toHaveFocus()
  await expect.element(trigger()).toHaveStyle({ outlineStyle: 'solid' })
  await expect.element(trigger()).toHaveTextContent('Green')
})

it('arrows, Home, End, letters and Enter choose, Escape leaves it as it was', async () => {
  await renderPart(<Colour />)
  await userEvent.keyboard('{Tab}{ArrowDown}')
  await expect.element(option('Red')).toHaveFocus()
  await userEvent.keyboard('{End}')
  await expect.element(option('Black')).toHaveFocus()
  await userEvent.keyboard('{Home}{ArrowDown}')
  await expect.element(option('Green')).toHaveFocus()
  await userEvent.keyboard('blu')
  await expect.element(option('Blue')).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(trigger()).toHaveFocus()
  await expect.element(chosen()).toHaveTextContent('')
  await userEvent.keyboard('{Enter}{End}{Enter}')
  await expect.element(chosen()).toHaveTextContent('black')
})

it('letters choose while the list is closed', async () => {
  await renderPart(<Colour />)
  await userEvent.keyboard('{Tab}g')
  await expect.element(chosen()).toHaveTextContent('green')
})

it('a long list has a search field, and says when nothing is found', async () => {
  await renderPart(<Colour options={many} />)
  await userEvent.keyboard('{Tab}{Enter}')
  await expect.element(page.getByRole('searchbox', { name: 'Search' })).toHaveFocus()
  await userEvent.keyboard('ATOR 27')
  await expect.element(page.getByRole('option')).toHaveTextContent('Operator 27')
  await userEvent.keyboard('x')
  await expect.element(page.getByText('Nothing found')).toBeVisible()
  await userEvent.keyboard('{Backspace}{ArrowDown}{Enter}')
  await expect.element(chosen()).toHaveTextContent('27')
})

it('a screen reader announces the error with the field', async () => {
  await renderPart(<Colour error="Choose a colour." />)
  await expect.element(trigger()).toHaveAccessibleDescription('Choose a colour.')
  await expect.element(page.getByRole('alert')).toBeVisible()
})

it('no key of the panel or of a dialog acts while the list is open, nor a letter while the select has the focus', async () => {
  const done: string[] = []
  const press = (key: string): OfferedAction => ({
    id: key,
    title: key,
    group: 'page',
    key,
    blocked: null,
    isKeyMeant: () => true,
    worksInDialogs: true,
    run: () => void done.push(key),
  })
  listenForKeys(() => [press('G'), press('mod+K')])
  setDialogKeys('one', [{ key: 'mod+enter', run: () => void done.push('confirmed') }])
  await renderPart(<Colour />)
  await userEvent.keyboard('{Tab}g{Enter}')
  await expect.element(option('Green')).toHaveFocus()
  await userEvent.keyboard('r{Control>}k{Enter}{/Control}')
  expect(done).toEqual([])
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('listbox')).not.toBeInTheDocument()
  await userEvent.keyboard('{Control>}k{Enter}{/Control}')
  expect(done).toEqual(['mod+K', 'confirmed'])
})

afterEach(() => {
  setDialogKeys('one', null)
  listenForKeys(() => [])
})

it('the hidden buttons that close the list have our name in the language of the page', async () => {
  await renderPart(<Colour />, 'pl')
  await trigger().click()
  await expect.element(option('Green')).toBeVisible()
  const hidden = document.querySelectorAll('button[tabindex="-1"][aria-label]')
  expect([...hidden].map((button) => button.getAttribute('aria-label'))).toEqual(['Zamknij', 'Zamknij'])
})
