import { beforeEach, describe, expect, it, vi } from 'vitest'
import { makeStorage } from '../../testing/storage'
import { isKeyOff, isSwitchedOff, singleKeysIn, switchKeys, switchSingleKeys } from './key-choices'
import { isKey, isPressed, pressedKey, shortcutOf } from './keys'

beforeEach(() => {
  vi.stubGlobal('localStorage', makeStorage())
  return () => vi.unstubAllGlobals()
})

const key = (code: string, typed: string, shiftKey = false) => ({ code, key: typed, shiftKey })

it('a letter is matched by its character, at any position', () => {
  expect(isKey(key('KeyQ', 'a'), 'A')).toBe(true)
  expect(isKey(key('KeyA', 'q'), 'A')).toBe(false)
  expect(isKey(key('KeyA', 'A', true), 'A')).toBe(false)
})

it('a letter is matched by its position when the keyboard types no Latin letters', () => {
  expect(isKey(key('KeyE', 'у'), 'E')).toBe(true)
})

it('a digit is matched by its position, or on the number pad', () => {
  expect(isKey(key('Digit1', '&'), '1')).toBe(true)
  expect(isKey(key('Numpad1', '1'), '1')).toBe(true)
  expect(isKey(key('Digit1', '!', true), '1')).toBe(false)
})

it('a slash is matched by its character or its position', () => {
  expect(isKey(key('Slash', '/'), '/')).toBe(true)
  expect(isKey(key('Digit7', '/', true), '/')).toBe(true)
  expect(isKey(key('Slash', '-'), '/')).toBe(true)
  expect(isKey(key('Slash', '?', true), '/')).toBe(false)
})

it('a question mark is matched by its character, at any position', () => {
  expect(isKey(key('Slash', '?', true), '?')).toBe(true)
  expect(isKey(key('Minus', '?', true), '?')).toBe(true)
  expect(isKey(key('Slash', '/'), '?')).toBe(false)
})

describe('a pressed key', () => {
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
    expect(isPressed(press(), 'L')).toBe(true)
    expect(isPressed(press({ repeat: true }), 'L')).toBe(false)
    for (const modifier of ['ctrlKey', 'metaKey', 'altKey'])
      expect(isPressed(press({ [modifier]: true }), 'L')).toBe(false)
  })

  it('does not count when AltGr makes it another character', () => {
    expect(isPressed(press({ key: 'ł' }, 'AltGraph'), 'L')).toBe(false)
  })

  it('does not count when it is disabled, or when all keys are disabled', () => {
    switchKeys(['L'], false)
    expect(isPressed(press(), 'L')).toBe(false)
    expect(isPressed(press({ code: 'KeyS', key: 's' }), 'S')).toBe(true)
    switchSingleKeys(false)
    expect(isPressed(press({ code: 'KeyS', key: 's' }), 'S')).toBe(false)
    expect(['/', '?', '1', 'esc', 'enter'].filter(isKeyOff)).toEqual(['/', '?', '1'])
    switchSingleKeys(true)
    expect([isKeyOff('S'), isSwitchedOff('L')]).toEqual([false, true])
    switchKeys(['L'], true)
    expect(isKeyOff('L')).toBe(false)
  })

  it('is distinguished from one with Ctrl', () => {
    expect([singleKeysIn('J+K'), singleKeysIn('mod+K'), singleKeysIn('esc')]).toEqual([['J', 'K'], [], []])
  })

  it('is matched with the keys of one action, and Enter is distinguished from Enter with Ctrl or Cmd and Shift', () => {
    const enter = (own: Parameters<typeof press>[0]) => press({ code: 'Enter', key: 'Enter', ...own })
    expect(pressedKey(press({ code: 'KeyK', key: 'k' }), 'J+K')).toBe('K')
    expect(pressedKey(press(), 'J+K')).toBe(null)
    expect(pressedKey(enter({ ctrlKey: true }), 'mod+enter')).toBe('mod+enter')
    expect(pressedKey(enter({ code: 'NumpadEnter', metaKey: true }), 'mod+enter')).toBe('mod+enter')
    expect(pressedKey(enter({ ctrlKey: true, shiftKey: true }), 'mod+enter')).toBe(null)
    expect(pressedKey(enter({ ctrlKey: true, shiftKey: true }), 'mod+shift+enter')).toBe('mod+shift+enter')
    expect(pressedKey(enter({}), 'mod+enter')).toBe(null)
    expect(pressedKey(enter({}), 'enter')).toBe('enter')
    expect(pressedKey(enter({ repeat: true }), 'enter')).toBe(null)
  })

  it('with Ctrl or Cmd opens the palette if its character is K; Escape is left to fields and dialogs', () => {
    const withCtrl = (code: string, typed: string) => press({ code, key: typed, ctrlKey: true })
    expect(pressedKey(withCtrl('KeyK', 'k'), 'mod+K')).toBe('mod+K')
    expect(pressedKey(withCtrl('KeyK', 'л'), 'mod+K')).toBe('mod+K')
    expect(pressedKey(withCtrl('KeyK', 'h'), 'mod+K')).toBe(null)
    expect(pressedKey(press({ code: 'Escape', key: 'Escape' }), 'esc')).toBe(null)
  })
})

it('a printed key has its name in aria-keyshortcuts', () => {
  expect(['mod+shift+enter', 'mod+K', 'esc', 'S', '/'].map(shortcutOf)).toEqual([
    'Control+Shift+Enter',
    'Control+K',
    'Escape',
    'S',
    '/',
  ])
})
