import { describe, expect, it } from 'vitest'
import { isComplete, withDigits } from './code'

describe('the boxes of the code', () => {
  it('accept a pasted or autofilled code at once', () => {
    expect(withDigits('', 0, '407 123')).toBe('407123')
    expect(isComplete(withDigits('', 0, '407-123'))).toBe(true)
  })

  it('accept a digit where it is typed', () => {
    expect(withDigits('40', 2, '7')).toBe('407')
    expect(withDigits('407123', 1, '9')).toBe('497123')
    expect(withDigits('', 3, '5')).toBe('   5')
  })

  it('ignore other characters, and digits beyond the last box', () => {
    expect(withDigits('40', 2, 'x')).toBe('40')
    expect(withDigits('', 0, '12345678')).toBe('123456')
  })

  it('are complete only with six digits', () => {
    expect(isComplete('40712')).toBe(false)
    expect(isComplete('40 123')).toBe(false)
  })
})
