import { describe, expect, it } from 'vitest'
import { maskText, wordsOfName } from './mask-text.ts'

const names = {
  own: new Set(['Colin de Boer', 'Marianne', 'Anna V.'].flatMap(wordsOfName)),
  first: new Set(['piotr', 'sanne', 'mia', 'rose']),
}
const mask = (text: string) => maskText(text, names)

describe('a masked text', () => {
  it.each([
    // Names of those who write, in any letter case; other names by their capital letter.
    ['are you real, marianne?', 'are you real, [name]?'],
    ['Marianne, are you real?', '[name], are you real?'],
    ['MARIANNE are you there', '[name] are you there'],
    ["It is Colin's birthday", "It is [name]'s birthday"],
    ['Ik ben Colin de Boer uit Zwolle', 'Ik ben [name] uit [name]'],
    ['Ik ben de baas van colin de boer', 'Ik ben de baas van [name]'],
    ['Ken je Jan-Pieter al?', 'Ken je [name] al?'],
    ['Piotr said so. Sanne did not.', '[name] said so. [name] did not.'],
    ['PIOTR SAID SO', '[name] SAID SO'],
    ['My friend Wilhelmina is a bot', 'My friend [name] is a bot'],
    ['Je bent zo lief, mia cara', 'Je bent zo lief, mia cara'],
    ['a rose for you', 'a rose for you'],
    // Numbers, addresses and handles.
    ['I am 47 and live at 12 Baker Street', 'I am [number] and live at [contact]'],
    ['Call 06 12 34 56 78 tonight', 'Call [contact] tonight'],
    ['mail me: leo.k@live.nl', 'mail me: [contact]'],
    ['leo (at) live (dot) nl', '[contact]'],
    ['I am @leo_1953 there', 'I am [contact] there'],
    ['snap leo_k53 or leo1953', '[contact] or [contact]'],
    ['zie www.example.nl/anna en https://x.example/1', 'zie [contact] en [contact]'],
    ['Postcode 1234 AB', 'Postcode [contact]'],
    ['at 7.30 on 3/4', 'at [number] on [number]'],
    ['mieszkam przy ul. Długa 7, 00-950', 'mieszkam przy [contact], [contact]'],
    ['٤٧ years', '[number] years'],
    // What hides a name from a search hides it from the mask no more.
    ['co\u200Blin, are you real?', '[name], are you real?'],
  ])('%j becomes %j', (text, masked) => {
    expect(mask(text)).toBe(masked)
  })

  it.each([
    'Are you a real person? Or is somebody paid to write?',
    "I think I'm in love. Do you?",
    'Czy Ty jesteś prawdziwa? Lubię Cię.',
    'Ben jij echt? En zo ja… Hoe heet je?',
    'Lei è vera? “Sei un bot?”',
    'ARE YOU A BOT',
  ])('%j has nothing to mask', (text) => {
    expect(mask(text)).toBe(text)
  })
})
