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
  await page.getByRole('textbox', { name: 'Source' }).click()
  await userEvent.keyboard('{Control>}ac{/Control}')
  await page.getByRole('textbox', { name: 'Field' }).click()
  await userEvent.keyboard('{Control>}v{/Control}')
  await expect.element(page.getByRole('textbox', { name: 'Field' })).toHaveValue(kept)
})
