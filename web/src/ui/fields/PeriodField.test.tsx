import { useState } from 'react'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderPart } from '../../testing/render'
import type { PeriodSearch } from '../words/period'
import { PeriodField } from './PeriodField'

function Period() {
  const [period, setPeriod] = useState<PeriodSearch>({})
  return (
    <>
      <PeriodField period={period} today="2026-03-10" onChange={setPeriod} />
      <output>{new URLSearchParams(period).toString()}</output>
    </>
  )
}

const url = () => page.getByRole('status')

it('other dates start with the days of the previous period, and the URL contains both days', async () => {
  await renderPart(<Period />)
  await userEvent.keyboard('{Tab}Y')
  await expect.element(url()).toHaveTextContent('period=yesterday')
  await userEvent.keyboard('{Enter}{End}{Enter}')
  await expect.element(url()).toHaveTextContent('from=2026-03-09&to=2026-03-09')
  await page.getByRole('spinbutton').first().click()
  await userEvent.keyboard('01{Enter}')
  await expect.element(url()).toHaveTextContent('from=2026-03-01&to=2026-03-09')
})

it('an incomplete year changes nothing', async () => {
  await renderPart(<Period />)
  await userEvent.keyboard('{Tab}{Enter}{End}{Enter}')
  await expect.element(page.getByRole('group')).toBeVisible()
  await page.getByRole('spinbutton', { name: /year/ }).first().click()
  await userEvent.keyboard('2{Enter}')
  await expect.element(url()).toHaveTextContent('from=2026-03-04&to=2026-03-10')
})
