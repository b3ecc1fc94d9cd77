import { useState } from 'react'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderPart } from '../../testing/render'
import { ChoiceList } from './ChoiceList'

const names = ['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten', 'Eleven']
const choices = names.map((label) => ({ value: label.toLowerCase(), label }))

function Numbers({ first = [], hasFocus = false }: { first?: string[]; hasFocus?: boolean }) {
  const [chosen, setChosen] = useState(first)
  return (
    <ChoiceList
      label="Numbers"
      kind="one"
      choices={choices}
      chosen={chosen}
      hasFocus={hasFocus}
      onChoose={(value) => setChosen([value])}
    />
  )
}

const choice = (name: string) => page.getByRole('radio', { name: new RegExp(`^${name}`) })
const keyOf = (name: string) => choice(name).element().getAttribute('aria-keyshortcuts')

it('digits choose the first nine; further choices show no key, and no digit chooses them', async () => {
  await renderPart(<Numbers />)
  await expect.element(choice('Nine')).toBeVisible()
  expect(names.map(keyOf)).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9', null, null])
  const keys = [...document.querySelectorAll('kbd')].map(({ textContent }) => textContent)
  expect(keys).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9'])
  await userEvent.keyboard('9')
  await expect.element(choice('Nine')).toBeChecked()
  await expect.element(choice('Nine')).toHaveFocus()
  await userEvent.keyboard('10')
  await expect.element(choice('One')).toBeChecked()
  await expect.element(choice('Ten')).not.toBeChecked()
  await userEvent.keyboard('2{ArrowDown}')
  await expect.element(choice('Three')).toBeChecked()
})

it('the focus starts at the chosen one, otherwise at the first', async () => {
  const focused = () => document.querySelector('[data-autofocus]')
  await renderPart(<Numbers hasFocus first={['three']} />)
  await expect.element(choice('Three')).toBeChecked()
  expect(focused()).toBe(choice('Three').element())
})
