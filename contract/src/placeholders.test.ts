import { describe, expect, it } from 'vitest'
import { fillPlaceholders, findGap, unknownPlaceholders } from './placeholders.ts'

const values = { customer_name: 'Colin', customer_city: null, profile_name: 'Marianne' }
const textOf = (body: string, given = values) =>
  fillPlaceholders(body, given)
    .map((part) => part.text)
    .join('')

describe('placeholders', () => {
  it('are filled in wherever they stand, as often as they stand there', () => {
    expect(textOf('{customer_name}, dear {customer_name}! Yours, {profile_name}')).toBe(
      'Colin, dear Colin! Yours, Marianne',
    )
  })

  it('without a value stay as a gap, also when the value is empty', () => {
    const open = { kind: 'gap', text: '{customer_city}', placeholder: 'customer_city' }
    for (const customer_city of [null, '', '  '])
      expect(fillPlaceholders('How is {customer_city}?', { ...values, customer_city })).toEqual([
        { kind: 'text', text: 'How is ' },
        open,
        { kind: 'text', text: '?' },
      ])
  })

  it('are not looked for in what was filled in', () => {
    expect(textOf('Hello {customer_name}', { ...values, customer_name: '{profile_name}' })).toBe(
      'Hello {profile_name}',
    )
  })

  it('leave a text without any as it is', () => {
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

  it('that are still open are found with their place', () => {
    const text = 'In {nowhere} and {customer_city}'
    expect(findGap(text)).toEqual({ start: 17, end: 32 })
    expect(text.slice(17, 32)).toBe('{customer_city}')
    expect(findGap('In York')).toBeNull()
  })
})
