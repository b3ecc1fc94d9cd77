import { describe, expect, it } from 'vitest'
import { fillPlaceholders, findOpenPlaceholder, unknownPlaceholders } from './placeholders.ts'

const values = { customer_name: 'Colin', customer_city: null, profile_name: 'Marianne' }
const textOf = (body: string, given = values) =>
  fillPlaceholders(body, given)
    .map((part) => part.text)
    .join('')

describe('placeholders', () => {
  it('are filled in at every place', () => {
    expect(textOf('{customer_name}, dear {customer_name}! Yours, {profile_name}')).toBe(
      'Colin, dear Colin! Yours, Marianne',
    )
  })

  it('stay as a gap when their value is missing or empty', () => {
    const open = { kind: 'open', text: '{customer_city}', placeholder: 'customer_city' }
    for (const customer_city of [null, '', '  '])
      expect(fillPlaceholders('How is {customer_city}?', { ...values, customer_city })).toEqual([
        { kind: 'text', text: 'How is ' },
        open,
        { kind: 'text', text: '?' },
      ])
  })

  it('are not replaced inside of a filled-in value', () => {
    expect(textOf('Hello {customer_name}', { ...values, customer_name: '{profile_name}' })).toBe(
      'Hello {profile_name}',
    )
  })

  it('do not change a text without placeholders', () => {
    expect(fillPlaceholders('Soup, always soup.', values)).toEqual([
      { kind: 'text', text: 'Soup, always soup.' },
    ])
    expect(fillPlaceholders('', values)).toEqual([])
  })

  it.each([
    ['{customer_nme}', ['{customer_nme}']],
    ['{ customer_name }', ['{ customer_name }']],
    ['{Customer_Name} and {}', ['{Customer_Name}', '{}']],
    ['{customer_name} {constructor}', ['{constructor}']],
    ['{customer_name}, {customer_city}, {profile_name}', []],
    [':-{ one line\nand } the next', []],
  ])('that nobody knows are found: %j', (body, found) => {
    expect(unknownPlaceholders(body)).toEqual(found)
  })

  it('that are not filled in are found with their position', () => {
    const text = 'In {nowhere} and {customer_city}'
    expect(findOpenPlaceholder(text)).toEqual({ start: 17, end: 32 })
    expect(text.slice(17, 32)).toBe('{customer_city}')
    expect(findOpenPlaceholder('In York')).toBeNull()
  })
})
