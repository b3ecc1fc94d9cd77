import { describe, expect, it } from 'vitest'
import { useTestApp } from '../app.ts'
import { allEndpoints } from './all-endpoints.ts'

const test = useTestApp()

const isOfTheApi = (url: string) =>
  url.startsWith('/api') || url.startsWith('/site/v1') || url === '/last-release'

describe('the server', () => {
  it('has every endpoint of the contract exactly once, and no other API path', () => {
    const registered = test.app.routes
      .filter((route) => isOfTheApi(route.url))
      .flatMap((route) => [route.method].flat().map((method) => `${method} ${route.url}`))
    const wanted = allEndpoints.map(([, { method, path }]) => `${method} ${path}`)
    expect(registered.toSorted()).toEqual(wanted.toSorted())
  })

  it('registers the value of the contract, with its access and schemas', () => {
    const byAddress = new Map(
      test.app.routes.map((route) => [`${route.method} ${route.url}`, route.config?.endpoint]),
    )
    for (const [name, endpoint] of allEndpoints)
      expect(byAddress.get(`${endpoint.method} ${endpoint.path}`), name).toBe(endpoint)
  })
})
