import { expect, it } from 'vitest'
import { codeAt } from '../../../testing/authenticator.ts'
import { newTotpSecret, stepOfCode } from './totp.ts'

const step = 30_000
/** The middle of a time step. */
const noon = Date.UTC(2026, 10, 20, 12, 0, 15)

it('a code is valid in its time step, one before and one after, and in no others', () => {
  const secret = newTotpSecret()
  const stepsFound = [-2, -1, 0, 1, 2].map((steps) =>
    stepOfCode(secret, codeAt(secret, noon + steps * step), noon),
  )
  const now = Math.floor(noon / step)
  expect(stepsFound).toEqual([null, now - 1, now, now + 1, null])
})
