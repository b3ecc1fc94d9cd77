import type { SendCheck } from '@panel/contract'
import { expect, it } from 'vitest'
import { countOf, differencesBetween } from './copied-checks'

const check = (kind: SendCheck['kind'], mode: SendCheck['mode']): SendCheck => ({
  kind,
  mode,
  warned: 0,
  sent: 0,
  stopped: 0,
  false_alarms: 0,
})

it('what differs between two site owners are modes that can be chosen, and the rules', () => {
  const own = {
    checks: [check('denial', 'block'), check('money', 'warn'), check('promise', 'warn')],
    rules: ['One'],
  }
  const other = {
    checks: [check('denial', 'warn'), check('money', 'block'), check('promise', 'off')],
    rules: [],
  }
  const differences = differencesBetween(own, other)
  expect(differences).toEqual({
    checks: [{ kind: 'money', from: 'warn', to: 'block' }],
    rules: { from: ['One'], to: [] },
  })
  expect(countOf(differences)).toBe(2)
  expect(countOf(differencesBetween(own, own))).toBe(0)
})
