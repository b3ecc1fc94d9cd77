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

const noLength = { length_min: null, length_share: null, length_max: null, length_stops: false }
const ruled = (language: string, ...rules: string[]) => ({ language, rules, since: '2026-01-01T00:00:00Z' })

it('what differs between two site owners are lengths, modes that can be chosen, and the rules', () => {
  const own = {
    siteowner: { ...noLength, text_rules: ['One'] },
    checks: [check('denial', 'block'), check('money', 'warn'), check('promise', 'warn')],
    chatRules: [ruled('en', 'Answer all'), ruled('nl', 'Zelfde')],
  }
  const other = {
    siteowner: { ...noLength, length_min: 75, length_stops: true, text_rules: [] },
    checks: [check('denial', 'warn'), check('money', 'block'), check('promise', 'off')],
    chatRules: [ruled('nl', 'Zelfde'), ruled('pl', 'Inna')],
  }
  const differences = differencesBetween(own, other)
  expect(differences).toEqual({
    lengths: [
      { field: 'length_min', from: null, to: 75 },
      { field: 'length_stops', from: false, to: true },
    ],
    checks: [{ kind: 'money', from: 'warn', to: 'block' }],
    rules: { from: ['One'], to: [] },
    chatRules: [
      { language: 'en', from: ['Answer all'], to: [] },
      { language: 'pl', from: [], to: ['Inna'] },
    ],
  })
  expect(countOf(differences)).toBe(6)
  expect(countOf(differencesBetween(own, own))).toBe(0)
})
