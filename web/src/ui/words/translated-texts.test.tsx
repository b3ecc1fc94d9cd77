import { useState } from 'react'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderPart } from '../../testing/render'
import { translatePage } from '../../testing/translator'
import { allowTranslation } from './translated-texts'

beforeAll(allowTranslation)

let endTranslation = () => {}
afterEach(() => endTranslation())

/** Texts beside elements and other texts, which come, go, change and move. */
function Chat() {
  const [step, setStep] = useState(0)
  const names = step < 3 ? ['Anna', 'Bram'] : ['Bram', 'Anna']
  return (
    <>
      <button type="button" onClick={() => setStep(step + 1)}>
        next
      </button>
      <p data-testid="changes">
        {step > 0 && 'Typing.'} Waiting for {names[0]} since {step === 0 ? 'noon' : 'today'}
        {step > 1 && <b>urgent</b>} (chat {step})
      </p>
      <p data-testid="moves">
        {names.map((name) => (
          <Name key={name} name={name} />
        ))}
      </p>
      <div data-testid="comes">
        {step === 1 && <i>first</i>}
        {step !== 2 && 'plain text'}
      </div>
    </>
  )
}

const Name = ({ name }: { name: string }) => <>{`${name}, `}</>

const seen = () =>
  ['changes', 'moves', 'comes'].map((id) => page.getByTestId(id).element().textContent?.trim())
const go = () => page.getByRole('button').click()
const steps = [
  ['Waiting for Anna since noon (chat 0)', 'Anna, Bram,', 'plain text'],
  ['Typing. Waiting for Anna since today (chat 1)', 'Anna, Bram,', 'firstplain text'],
  ['Typing. Waiting for Anna since todayurgent (chat 2)', 'Anna, Bram,', ''],
  ['Typing. Waiting for Bram since todayurgent (chat 3)', 'Bram, Anna,', 'plain text'],
]

it('a page that the browser translates changes as one that it does not', async () => {
  await renderPart(<Chat />)
  endTranslation = translatePage((text) => text.toUpperCase())
  for (const step of steps) {
    await expect.poll(seen).toEqual(step.map((text) => text.toUpperCase()))
    await go()
  }
})

it('a page shows its own texts again when the translation ends', async () => {
  await renderPart(<Chat />)
  translatePage((text) => text.toUpperCase())()
  for (const step of steps) {
    await expect.poll(seen).toEqual(step)
    await go()
  }
})

it('texts that the translator puts into one element, one after the other, all return', async () => {
  await renderPart(<Chat />)
  const paragraph = page.getByTestId('changes').element()
  const texts = [...paragraph.childNodes]
  const font = document.createElement('font')
  font.append('All of it')
  texts[0]?.before(font)
  for (const text of texts) text.remove()
  expect(paragraph.textContent).toBe('All of it')
  await go()
  await expect.poll(() => seen()[0]).toBe(steps[1]?.[0])
})
