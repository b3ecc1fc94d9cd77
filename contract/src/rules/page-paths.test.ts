import { describe, expect, it } from 'vitest'
import { isPagePath, pageAt, tokenIn } from './page-paths.ts'

describe('the page at a path', () => {
  it('is the one with that name, before one with an id', () => {
    expect(pageAt('/')).toBe('/')
    expect(pageAt('/operators')).toBe('/operators')
    expect(pageAt('/operators/')).toBe('/operators')
    expect(pageAt('/operators/7')).toBe('/operators/$id')
    expect(pageAt('/profilesets/report')).toBe('/profilesets/report')
    expect(pageAt('/profilesets/12')).toBe('/profilesets/$id')
  })

  it('is null when there is none', () => {
    for (const path of ['/nowhere', '/nowhere/7', '/messages/7', '/operators/7/more'])
      expect(pageAt(path)).toBeNull()
  })
})

it('the pages of links have their token in the path', () => {
  expect(tokenIn('/invite/a_B-1', '/invite')).toBe('a_B-1')
  expect(tokenIn('/wall/a_B-1/', '/wall')).toBe('a_B-1')
  for (const path of ['/wall/a_B-1', '/invite', '/invite/', '/invite/a/b'])
    expect(tokenIn(path, '/invite')).toBeNull()
})

it('something is shown at the paths of the panel, the sign-in, the setup and links', () => {
  const shown = [
    '/',
    '/queue',
    '/conversations/12',
    '/login',
    '/tfa',
    '/expired',
    '/setup',
    '/invite/t',
    '/wall/t',
  ]
  expect(shown.filter((path) => !isPagePath(path))).toEqual([])
  const unknown = [
    '/nowhere',
    '/index.html',
    '/login/7',
    '/setup/1',
    '/wall',
    '/conversations/12/more',
    '/Queue',
  ]
  expect(unknown.filter(isPagePath)).toEqual([])
})
