import { describe, expect, it } from 'vitest'
import { isComplete, withDigits } from './code'

describe('the boxes of the code', () => {
  it('take a pasted or autofilled code at once', () => {
    expect(withDigits('', 0, '407 123')).toBe('407123')
    expect(isComplete(withDigits('', 0, '407-123'))).toBe(true)
  })

  it('take a digit where it is typed', () => {
    expect(withDigits('40', 2, '7')).toBe('407')
    expect(withDigits('407123', 1, '9')).toBe('497123')
    expect(withDigits('', 3, '5')).toBe('   5')
  })

  it('leave out what is no digit, and what is too much', () => {
    expect(withDigits('40', 2, 'x')).toBe('40')
    expect(withDigits('', 0, '12345678')).toBe('123456')
  })

  it('are complete with six digits only', () => {
    expect(isComplete('40712')).toBe(false)
    expect(isComplete('40 123')).toBe(false)
  })
})
