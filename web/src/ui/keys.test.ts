import { expect, it } from 'vitest'
import { isKey } from './keys'

const key = (code: string, typed: string, shiftKey = false) => ({ code, key: typed, shiftKey })

it('a letter is the one that is printed, wherever it stands', () => {
  expect(isKey(key('KeyQ', 'a'), 'KeyA')).toBe(true)
  expect(isKey(key('KeyA', 'q'), 'KeyA')).toBe(false)
  expect(isKey(key('KeyA', 'A', true), 'KeyA')).toBe(false)
})

it('a letter goes by its place where no Latin ones are typed', () => {
  expect(isKey(key('KeyE', 'у'), 'KeyE')).toBe(true)
})

it('a digit goes by its place, or by the number pad', () => {
  expect(isKey(key('Digit1', '&'), 'Digit1')).toBe(true)
  expect(isKey(key('Numpad1', '1'), 'Digit1')).toBe(true)
  expect(isKey(key('Digit1', '!', true), 'Digit1')).toBe(false)
})

it('a slash is one, however it is typed', () => {
  expect(isKey(key('Slash', '/'), 'Slash')).toBe(true)
  expect(isKey(key('Digit7', '/', true), 'Slash')).toBe(true)
  expect(isKey(key('Slash', '-'), 'Slash')).toBe(true)
  expect(isKey(key('Slash', '?', true), 'Slash')).toBe(false)
})

it('a question mark is what is typed, wherever it stands', () => {
  expect(isKey(key('Slash', '?', true), 'Question')).toBe(true)
  expect(isKey(key('Minus', '?', true), 'Question')).toBe(true)
  expect(isKey(key('Slash', '/'), 'Question')).toBe(false)
})
