import { beforeEach, describe, expect, it, vi } from 'vitest'
import { makeStorage } from '../testing/storage'
import { isChosenOff, isKeyOff, singleKeysIn, switchKeys, switchSingleKeys } from './key-choices'
import { isKey, isPressed } from './keys'

beforeEach(() => {
  vi.stubGlobal('localStorage', makeStorage())
  return () => vi.unstubAllGlobals()
})

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

describe('a key by itself', () => {
  const press = (own: Partial<Parameters<typeof isPressed>[0]> = {}, modifier?: string) => ({
    ...key('KeyL', 'l'),
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    repeat: false,
    getModifierState: (name: string) => name === modifier,
    ...own,
  })

  it('counts once, and never with a modifier', () => {
    expect(isPressed(press(), 'KeyL')).toBe(true)
    expect(isPressed(press({ repeat: true }), 'KeyL')).toBe(false)
    for (const modifier of ['ctrlKey', 'metaKey', 'altKey'])
      expect(isPressed(press({ [modifier]: true }), 'KeyL')).toBe(false)
  })

  it('is not what AltGr types on its place', () => {
    expect(isPressed(press({ key: 'ł' }, 'AltGraph'), 'KeyL')).toBe(false)
  })

  it('counts no more when it is switched off, nor does any when all are', () => {
    switchKeys(['L'], false)
    expect(isPressed(press(), 'KeyL')).toBe(false)
    expect(isPressed(press({ code: 'KeyS', key: 's' }), 'KeyS')).toBe(true)
    switchSingleKeys(false)
    expect(isPressed(press({ code: 'KeyS', key: 's' }), 'KeyS')).toBe(false)
    expect(['/', '?', '1', 'esc', 'enter'].filter(isKeyOff)).toEqual(['/', '?', '1'])
    switchSingleKeys(true)
    expect([isKeyOff('S'), isChosenOff('L')]).toEqual([false, true])
    switchKeys(['L'], true)
    expect(isKeyOff('L')).toBe(false)
  })

  it('is told apart from one with Ctrl', () => {
    expect([singleKeysIn('J+K'), singleKeysIn('mod+K'), singleKeysIn('esc')]).toEqual([['J', 'K'], [], []])
  })
})
