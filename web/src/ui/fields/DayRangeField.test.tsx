import { useState } from 'react'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderPart } from '../../testing/render'
import { DayRangeField, inOrder } from './DayRangeField'

function Days() {
  const [days, setDays] = useState({ from: '2026-03-04', to: '2026-03-10' })
  return (
    <>
      <DayRangeField label="Days" days={days} onDays={setDays} />
      <button type="button">Next</button>
      <output>{`${days.from} ${days.to}`}</output>
    </>
  )
}

const days = () => page.getByRole('status')
const segments = () =>
  page
    .getByRole('spinbutton')
    .elements()
    .map((segment) => segment.textContent)

it('an entered date is applied with Enter or when the field is left, not while it is typed', async () => {
  await renderPart(<Days />)
  await userEvent.keyboard('{Tab}0203')
  await expect.element(days()).toHaveTextContent('2026-03-04 2026-03-10')
  await userEvent.keyboard('{Enter}')
  await expect.element(days()).toHaveTextContent('2026-03-02 2026-03-10')
  await userEvent.keyboard('{Tab}31')
  await page.getByRole('button', { name: 'Next' }).click()
  await expect.element(days()).toHaveTextContent('2026-03-02 2026-03-31')
})

it('29 February of a leap year can be typed', async () => {
  await renderPart(<Days />)
  await userEvent.keyboard('{Tab}29022024{Enter}')
  await expect.element(days()).toHaveTextContent('2024-02-29 2026-03-10')
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
})

it.each([
  ['29022027', '29/02/2027', '2027-02-28 2027-02-28'],
  ['31042025', '31/04/2025', '2025-04-30 2026-03-10'],
  ['30022024', '30/02/2024', '2024-02-29 2026-03-10'],
])('a date that does not exist is told: %s', async (typed, shown, taken) => {
  await renderPart(<Days />)
  await userEvent.keyboard(`{Tab}${typed}`)
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent(`${shown} does not exist. The last day of that month is taken.`)
  await page.getByRole('button', { name: 'Next' }).click()
  await expect.element(days()).toHaveTextContent(taken)
})

it('a year that is too far away is told, and changes nothing', async () => {
  await renderPart(<Days />)
  await userEvent.keyboard('{Tab}0103202{Enter}')
  await expect.element(page.getByRole('alert')).toHaveTextContent('This year is too far away.')
  await expect.element(days()).toHaveTextContent('2026-03-04 2026-03-10')
})

it('a date is chosen in the calendar by keyboard', async () => {
  // After the first day, the calendar moves to the next day.
  await renderPart(<Days />)
  await page.getByRole('button', { name: /Calendar/ }).click()
  await expect.element(page.getByRole('dialog')).toBeVisible()
  await userEvent.keyboard('{Home}{Enter}{ArrowDown}{Enter}')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(days()).toHaveTextContent('2026-03-01 2026-03-09')
})

it.each([
  ['en', '04032026', 'March 2026'],
  ['en-GB', '04032026', 'March 2026'],
  ['nl', '04032026', 'maart 2026'],
  ['it', '04032026', 'marzo 2026'],
  ['pl', '04032026', 'marzec 2026'],
  ['es', '04032026', 'marzo de 2026'],
  ['fr', '04032026', 'mars 2026'],
] as const)('writes days and months in the language %s', async (language, day, month) => {
  await renderPart(<Days />, language)
  expect(segments().slice(0, 3).join('')).toBe(day)
  await page.getByRole('button').first().click()
  await expect.element(page.getByRole('heading').first()).toHaveTextContent(month)
})

it('when the dates are in the wrong order, the one that was not changed is adjusted', () => {
  const before = { from: '2026-03-04', to: '2026-03-10' }
  expect(inOrder({ ...before, from: '2026-03-12' }, before)).toEqual({ from: '2026-03-12', to: '2026-03-12' })
  expect(inOrder({ ...before, to: '2026-03-01' }, before)).toEqual({ from: '2026-03-01', to: '2026-03-01' })
})
