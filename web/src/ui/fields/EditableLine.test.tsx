import { useState } from 'react'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ApiError, OfflineError } from '../../api/api-error'
import { findAccessibilityViolations } from '../../testing/accessibility'
import { renderPart } from '../../testing/render'
import { EditableLine } from './EditableLine'
import { LineChoices, LineSelect, LineText } from './LineFields'

type Saved = { value: string; seen: string }

/** A line whose stored value the test can change, as a colleague does. */
function Line({ save }: { save: (saved: Saved) => Promise<void> }) {
  const [stored, setStored] = useState('Tom')
  return (
    <>
      <dl>
        <EditableLine
          label="Name"
          value={stored}
          format={(name) => name}
          change={{ by: 'David F.', from: 'Tim', at: new Date().toISOString() }}
          save={async (value, seen) => {
            await save({ value, seen })
            setStored(value)
          }}
          field={(field) => <LineText field={field} />}
        />
      </dl>
      <button type="button" onClick={() => setStored('Thomas')}>
        A colleague saves
      </button>
    </>
  )
}

async function open(save: (saved: Saved) => Promise<void>) {
  await renderPart(<Line save={save} />)
  await edit().click()
}

const edit = () => page.getByRole('button', { name: 'Edit Name' })
const field = () => page.getByRole('textbox', { name: 'Name' })
const press = (name: string) => page.getByRole('button', { name }).click()

it('Enter saves with the value that was seen, says so, and the focus returns to the button', async () => {
  const saved: Saved[] = []
  await open(async (each) => void saved.push(each))
  await expect.element(field()).toHaveFocus()
  await userEvent.keyboard('Tomas{Enter}')
  await expect.element(edit()).toHaveFocus()
  await expect.element(page.getByText('Saved')).toBeVisible()
  expect(saved).toEqual([{ value: 'Tomas', seen: 'Tom' }])
})

it('Escape saves nothing, nor does Enter when nothing has changed', async () => {
  const saved: Saved[] = []
  await open(async (each) => void saved.push(each))
  await userEvent.keyboard('Tomas{Escape}')
  await expect.element(page.getByText('Tom', { exact: true })).toBeVisible()
  await edit().click()
  await userEvent.keyboard('{Enter}')
  await expect.element(edit()).toHaveFocus()
  expect(saved).toEqual([])
})

it('without a connection it stays open with what was typed, and can be saved again', async () => {
  let isOffline = true
  await open(async () => {
    if (isOffline) throw new OfflineError()
  })
  await userEvent.keyboard('Tomas{Enter}')
  await expect.element(page.getByText(/Not saved. What you typed is kept. No connection/)).toBeVisible()
  await expect.element(field()).toHaveValue('Tomas')
  isOffline = false
  await field().click()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('Tomas', { exact: true })).toBeVisible()
})

it('a validation issue is shown at the field', async () => {
  await open(() =>
    Promise.reject(
      new ApiError(400, { code: 'invalid_input', issues: [{ path: 'name', code: 'empty', message: '' }] }),
    ),
  )
  await userEvent.keyboard('x{Enter}')
  await expect.element(field()).toHaveAccessibleDescription('Fill this in.')
  expect(await findAccessibilityViolations()).toEqual([])
})

it('a value that a colleague saved meanwhile is shown next to the typed one, and Enter does not replace it', async () => {
  const saved: Saved[] = []
  await open(async (each) => void saved.push(each))
  await userEvent.keyboard('Tomas')
  await press('A colleague saves')
  await expect.element(page.getByText(/^David F. changed this while you were editing it/)).toBeVisible()
  await expect.element(page.getByText('Thomas')).toBeVisible()
  expect(await findAccessibilityViolations()).toEqual([])
  await field().click()
  await userEvent.keyboard('{Enter}')
  expect(saved).toEqual([])
  await press('Save yours')
  await expect.element(edit()).toBeVisible()
  expect(saved).toEqual([{ value: 'Tomas', seen: 'Thomas' }])
})

it('the stored value can be kept instead', async () => {
  const saved: Saved[] = []
  await open(async (each) => void saved.push(each))
  await userEvent.keyboard('Tomas')
  await press('A colleague saves')
  await press('Keep what is stored')
  await expect.element(page.getByText('Thomas')).toBeVisible()
  expect(saved).toEqual([])
})

it('the change of a colleague is shown for ten minutes', async () => {
  const line = (minutes: number) => (
    <EditableLine
      label="Team"
      value="14"
      format={(team) => `Team ${team}`}
      change={{ by: 'David F.', from: 'Team 21', at: new Date(Date.now() - minutes * 60_000).toISOString() }}
      field={() => null}
    />
  )
  await renderPart(
    <dl>
      {line(2.5)}
      {line(11)}
    </dl>,
  )
  await expect.element(page.getByText('David F. changed it from Team 21, 2 min ago')).toBeVisible()
  await expect.element(page.getByRole('button')).not.toBeInTheDocument()
})

it('one option and several options are chosen by keyboard', async () => {
  const saved: unknown[] = []
  const save = async (value: unknown) => void saved.push(value)
  const options = [
    ['14', 'Team 14'],
    ['21', 'Team 21'],
  ] as const
  await renderPart(
    <dl>
      <EditableLine
        label="Team"
        value="14"
        format={String}
        save={save}
        field={(each) => <LineSelect field={each} options={options} />}
      />
      <EditableLine
        label="Teams"
        value={['21']}
        format={(teams) => teams.join()}
        save={save}
        field={(each) => <LineChoices field={each} options={options} />}
      />
    </dl>,
  )
  await page.getByRole('button', { name: 'Edit Team', exact: true }).click()
  await userEvent.keyboard('{Enter}{ArrowDown}{Enter}')
  await userEvent.keyboard('{Tab}{Enter}')
  await expect.element(page.getByRole('button', { name: 'Edit Team', exact: true })).toHaveFocus()
  await page.getByRole('button', { name: 'Edit Teams' }).click()
  await expect.element(page.getByRole('checkbox', { name: 'Team 14' })).toHaveFocus()
  await userEvent.keyboard(' {Enter}')
  await expect.element(page.getByRole('button', { name: 'Edit Teams' })).toHaveFocus()
  expect(saved).toEqual(['21', ['14', '21']])
})
