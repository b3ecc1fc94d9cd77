import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderPart } from '../../testing/render'
import { keepCharactersWhole } from './whole-characters'

keepCharactersWhole()

const family = '\u{1F468}\u200D\u{1F469}\u200D\u{1F467}'

it.each([
  [`ab${family}`, 'ab'],
  ['abcdee\u0301', 'abcde'],
  ['abcdefghi', 'abcdef'],
])('a pasted text that is too long keeps its characters whole: %s', async (text, kept) => {
  await renderPart(
    <>
      <textarea aria-label="Source" defaultValue={text} />
      <textarea aria-label="Field" maxLength={6} />
    </>,
  )
  const field = page.getByRole('textbox', { name: 'Field' })
  // The browser has one clipboard: another test can copy something in between.
  await expect
    .poll(async () => {
      await page.getByRole('textbox', { name: 'Source' }).click()
      await userEvent.keyboard('{Control>}ac{/Control}')
      await field.click()
      await userEvent.keyboard('{Control>}av{/Control}')
      const element = field.element()
      return element instanceof HTMLTextAreaElement && element.value
    })
    .toBe(kept)
})
