import { describe, expect, it } from 'vitest'
import { InvalidInput } from '../../../platform/http/errors.ts'
import { requireGoodPassword } from './require-good-password.ts'

const person = { login: 'sanne.w', name: 'Sanne Willems' }
const check = (password: string) => requireGoodPassword('password', password, person)

describe('a password that is easily guessed is refused', () => {
  it.each([
    ['a common one of 12 characters', '123456789012'],
    ['a common one with digits behind it', 'password1234'],
    ['a common one with a year and signs', 'Welcome2026!!'],
    ['other characters for letters', 'P@ssw0rd2026'],
    ['a walk on the keyboard', 'qwertyuiopasdf'],
    ['a walk on a French keyboard', 'azertyuiop12'],
    ['a walk in columns', '1q2w3e4r5t6y'],
    ['repeated characters', 'aaaaaaaaaaaa'],
    ['repeated letters', 'abcabcabcabc'],
    ['a repeated word', 'password password'],
    ['the login', 'sanne.w2026'],
    ['the login twice', 'sanne.w.sanne.w'],
    ['the name', 'SanneWillems1'],
    ['the name of the product', 'OperatorPanel2026'],
    ['the product with other characters', '0per@torpanel'],
    ['Dutch', 'welkom123456'],
    ['Italian', 'juventus1897'],
    ['Polish', 'haslo1234567'],
    ['Spanish', 'contrasena123'],
    ['French', 'motdepasse123'],
    ['invisible characters inside of it', 'pass\u200bword1\u00ad234'],
    ['full-width letters', 'ｐａｓｓｗｏｒｄ１２３４'],
  ])('%s', async (_, password) => {
    await expect(check(password)).rejects.toThrow(InvalidInput)
  })
})

it.each([
  'correct horse battery staple',
  'a password of my own',
  'gezellig-fiets-7-lamp',
  'x7Kq-93bv-Lm0p',
  'zielony rower pod mostem',
  `password${'x7Kq-93bv'}`,
  'wY'.repeat(3) + 'k9#Lq2!v'.repeat(20),
])('others are accepted: %s', async (password) => {
  await expect(check(password)).resolves.toBeUndefined()
})
