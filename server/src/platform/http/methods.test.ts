import { describe, expect, it } from 'vitest'
import { useTestApp } from '../../testing/app.ts'

const test = useTestApp()

describe('a method that a path does not have', () => {
  it('is refused with the list of methods that it has', async () => {
    const answer = await test.anonymous('DELETE', '/api/conversations/1/messages')
    expect(answer.json()).toMatchObject({ status: 405, code: 'method_not_allowed' })
    expect(answer.headers.allow).toBe('GET, POST')
  })

  it('can be HEAD, for which an event stream would never end', async () => {
    const answer = await test.app.inject({ method: 'HEAD', url: '/api/events' })
    expect(answer.statusCode).toBe(405)
  })

  it('is refused with any body', async () => {
    const answer = await test.anonymous('PATCH', '/api/queues', '<xml/>', { 'content-type': 'text/xml' })
    expect(answer.statusCode).toBe(405)
  })
})

describe('an unknown path', () => {
  it('is not found, with any method', async () => {
    for (const method of ['GET', 'POST'] as const)
      for (const path of ['/api/nothing', '/site/v1/nothing'])
        expect((await test.anonymous(method, path)).json()).toMatchObject({ status: 404, code: 'not_found' })
  })
})
