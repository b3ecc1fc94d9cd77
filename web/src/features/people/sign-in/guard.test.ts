import { describe, expect, it } from 'vitest'
import { pathIn, placeFor, safePath } from './guard'

const passed = { tfa_authenticated: true }
const halfway = { tfa_authenticated: false }

describe('a path', () => {
  it('leads to the sign-in when nobody is signed in, and is stored', () => {
    expect(placeFor('/queue?smart=1', null, null)).toEqual({
      app: 'gate',
      path: '/login',
      remember: '/queue?smart=1',
    })
  })

  it('leads to the two-factor code when that is required, and is stored', () => {
    expect(placeFor('/conversations/7', halfway, null)).toEqual({
      app: 'gate',
      path: '/tfa',
      remember: '/conversations/7',
    })
    expect(placeFor('/login', halfway, '/queue')).toEqual({ app: 'gate', path: '/tfa', remember: undefined })
  })

  it('leads to its page after two factors', () => {
    expect(placeFor('/poke-queue', passed, '/queue')).toEqual({ app: 'panel', path: '/poke-queue' })
  })

  it('of the sign-in leads to the stored path, or home', () => {
    expect(placeFor('/tfa', passed, '/queue?smart=1')).toEqual({ app: 'panel', path: '/queue?smart=1' })
    expect(placeFor('/login', passed, null)).toEqual({ app: 'panel', path: '/' })
  })

  it('of the sign-in is not stored', () => {
    expect(placeFor('/expired', null, null)).toEqual({ app: 'gate', path: '/expired', remember: undefined })
    expect(placeFor('/tfa', null, null)).toEqual({ app: 'gate', path: '/login', remember: undefined })
  })
})

describe('the setup', () => {
  const first = { ...passed, setup_open: true }

  it('is shown to a stranger, and to the first admin while steps are left', () => {
    expect(placeFor('/setup', null, null)).toEqual({ app: 'setup' })
    expect(placeFor('/setup?step=team', first, null)).toEqual({ app: 'setup' })
  })

  it('follows the sign-in of the first admin, unless another page was requested', () => {
    expect(placeFor('/login', first, null)).toEqual({ app: 'setup' })
    expect(placeFor('/tfa', first, '/setup')).toEqual({ app: 'setup' })
    expect(placeFor('/tfa', first, '/stats')).toEqual({ app: 'panel', path: '/stats' })
    expect(placeFor('/stats', first, null)).toEqual({ app: 'panel', path: '/stats' })
  })

  it('leads home when it is over, and to the second factor if that is missing', () => {
    expect(placeFor('/setup', passed, null)).toEqual({ app: 'panel', path: '/' })
    expect(placeFor('/tfa', passed, '/setup')).toEqual({ app: 'panel', path: '/' })
    expect(placeFor('/setup', halfway, null)).toEqual({ app: 'gate', path: '/tfa', remember: '/setup' })
  })
})

describe('a stored path', () => {
  const origin = 'https://panel.example.com'

  it('is used with its query', () => {
    expect(safePath('/queue?smart=1', origin)).toBe('/queue?smart=1')
  })

  it('never leads to another site', () => {
    for (const path of [
      '//evil.example.com',
      '/\\evil.example.com',
      'https://evil.example.com/',
      'javascript:alert(1)',
      'queue',
      '',
      null,
    ])
      expect(safePath(path, origin)).toBeNull()
  })

  it('never leads back to the sign-in', () => {
    for (const path of ['/login', '/tfa?x=1', '/expired']) expect(safePath(path, origin)).toBeNull()
  })
})

it('stays on this site, with any number of slashes at its beginning', () => {
  expect(pathIn({ pathname: '//evil.example/x', search: '?smart=1' })).toBe('/evil.example/x?smart=1')
  expect(pathIn({ pathname: '/', search: '' })).toBe('/')
})
